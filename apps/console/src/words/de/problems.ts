import type { Words } from '../en/en.ts';

export const problem: Words['problem'] = {
  title: 'Das ging nicht',
  forbidden: 'Das dürfen Sie nicht sehen',
  forbiddenHint: (scopes) => `Nötig ist ein Schlüssel mit ${scopes}. Wer den Server betreibt, legt ihn unter Einstellungen, Schlüssel an.`,
  id: 'Anfrage',
  again: 'Noch einmal',
  home: 'Zum Start',
  notFound: 'Unter dieser Adresse ist nichts',
  newer: 'Es gibt eine neuere Konsole.',
  load: 'Laden',
  may: 'Vielleicht ist es geschehen: Sehen Sie nach, bevor Sie es wiederholen.',
  spent: (spent, limit) => `${spent} von ${limit} sind ausgegeben.`,
  resets: (date) => `Ab ${date} geht es wieder.`,
  retryIn: (seconds) => `Es wird in ${seconds} s noch einmal gesendet.`,
};
export const offline: Words['offline'] = {
  title: 'Keine Verbindung.',
  resting: 'Dieses Fenster ruht.',
  restingHint: 'Zwei andere werden aktuell gehalten. Dieses wieder, sobald Sie hineinklicken.',
  since: (time) => `Sie sehen den Stand von ${time}.`,
  queued: (count) =>
    count === 1
      ? 'Eine Änderung ist aufgehoben und wird gesendet, sobald der Server wieder da ist.'
      : `${count} Änderungen sind aufgehoben und werden gesendet, sobald der Server wieder da ist.`,
};
export const signIn: Words['signIn'] = {
  title: 'Anmelden',
  again: 'Wieder anmelden',
  kept: 'Ihre Sitzung ist zu Ende. Was Sie eingegeben haben, ist noch da.',
  key: 'Schlüssel',
  keyHint: 'Er wird einmal gesendet und hier nicht behalten. Sie bleiben 12 Stunden angemeldet oder bis Sie den Browser schließen.',
  name: 'Ihr Name',
  nameHint: 'Steht neben dem, was Sie ändern',
  readOnly: 'Nur ansehen: Diese Sitzung kann nichts ändern',
  noKey: 'Kein Schlüssel? Wer den Server betreibt, legt einen an mit',
  newLink: 'Für einen neuen geben Sie dort, wo der Server läuft, ein:',
  linkCommand: 'npm run handbill -- console',
  keyCommand: 'npm run handbill -- key create',
};
export const signedInUntil: Words['signedInUntil'] = (time) => `Angemeldet bis ${time}`;
