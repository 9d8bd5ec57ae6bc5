import type { Words } from '../en/en.ts';

export const voices: Words['voices'] = {
  new: 'Neue Stimme',
  firstTitle: 'Noch keine Markenstimme',
  firstHint: 'Wie eine Marke spricht: was sie sagt, was sie nie sagt, und ihre Wörter. Texte werden in ihr geschrieben und an ihr geprüft.',
  first: 'Die erste Stimme anlegen',
  terms: (count) => (count === 1 ? '1 Begriff' : `${count} Begriffe`),
  uses: (count) => (count === '1' ? 'In 1 Text verwendet' : `In ${count} Texten verwendet`),
  changed: (when) => `geändert ${when}`,
  saved: 'Gesichert.',
  deleted: 'Gelöscht.',
  gone: 'Hier gibt es keine solche Markenstimme',
  goneHint: 'Vielleicht ist sie gelöscht oder gehört zu einem anderen Arbeitsbereich.',
  toVoices: 'Zu den Markenstimmen',
  faster: 'Jemand anderes hat diese Stimme inzwischen geändert.',
  sample: 'Ausprobieren',
  sampleHint:
    'Tippen Sie einen Text oder fügen Sie ihn ein: Er wird an der Stimme geprüft, wie sie im Formular steht, gesichert oder nicht.',
  sampleText: 'Ein Text zum Prüfen',
  sampleKind: 'Als',
  clean: 'Nichts darin widerspricht dieser Stimme.',
};
