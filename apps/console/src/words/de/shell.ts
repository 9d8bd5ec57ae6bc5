import type { Words } from '../en/en.ts';

export const name = 'Handbill';
export const skip = 'Zum Inhalt';
export const title: Words['title'] = (page) => `${page} · Handbill`;
export const places: Words['places'] = {
  home: 'Start',
  library: 'Bibliothek',
  new: 'Neuer Text',
  text: 'Text',
  campaigns: 'Kampagnen',
  newCampaign: 'Neue Kampagne',
  campaign: 'Kampagne',
  calendar: 'Kalender',
  voices: 'Markenstimmen',
  voice: 'Markenstimme',
  usage: 'Verbrauch und Kosten',
  activity: 'Aktivität',
  settings: 'Einstellungen',
};
export const navigation: Words['navigation'] = {
  main: 'Hauptmenü',
  small: 'Hauptmenü, kleine Bildschirme',
  sidebar: 'Seitenleiste',
  path: 'Pfad',
  newShort: 'Neu',
  yours: 'Ihr Konto',
};
export const find = 'Suchen oder springen';
export const theme: Words['theme'] = { title: 'Farben', auto: 'Auto', light: 'Hell', dark: 'Dunkel' };
export const palette: Words['palette'] = {
  placeholder: 'Ein Ort, ein Titel, Wörter eines Textes, eine ID',
  places: 'Gehe zu',
  recent: 'Zuletzt gesehen',
  none: 'Nichts gefunden',
};
export const keys: Words['keys'] = {
  title: 'Tasten',
  groups: { everywhere: 'Überall', lists: 'In Listen', text: 'Bei einem Text', campaign: 'Bei einer Kampagne', calendar: 'Im Kalender' },
  off: 'Tasten ohne Umschalttaste sind aus: Einstellungen, Sie.',
  search: 'Suchen',
  help: 'Diese Tasten',
  next: 'Weiter',
  previous: 'Zurück',
  choose: 'Auswählen',
  open: 'Öffnen',
  move: 'Verschieben, oder was sich damit tun lässt',
  writeMissing: 'Schreiben, was fehlt',
  nextFinding: 'Nächster Befund',
  previousFinding: 'Voriger Befund',
  submit: 'Einreichen',
  save: 'Jetzt sichern',
  back: 'Zurück',
};
export const calls: Words['calls'] = {
  title: 'Die Aufrufe dieses Bildschirms',
  hint: 'Was er vom Server erfragt hat, Neuestes zuerst. Jeder läuft, wie er dasteht, sobald Adresse und Schlüssel gesetzt sind.',
  none: 'Dieser Bildschirm hat noch nichts aufgerufen.',
  language: 'Geschrieben in',
  variables: 'Einmal vorab, mit einem Schlüssel von Ihnen',
};
export const undone = 'Rückgängig gemacht.';
export const close = 'Schließen';
export const cancel = 'Abbrechen';
export const loading = 'Wird geladen';
export const showMore = 'Mehr zeigen';
export const filter = 'Filtern';
export const dropFilter = (label: string) => `Filter ${label} entfernen`;
