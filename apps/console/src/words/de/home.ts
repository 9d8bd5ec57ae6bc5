import type { Words } from '../en/en.ts';

export const home: Words['home'] = {
  nothing: 'Nichts wartet auf Sie.',
  waiting: (count) => (count === 1 ? 'Eines wartet auf Sie.' : `${count} Dinge warten auf Sie.`),
  hello: (name) => `Hallo, ${name}.`,
  toApprove: 'Freizugeben',
  toReview: 'Zu prüfen',
  failed: 'Misslungen',
  writing: 'In Arbeit',
  noWriting: 'Gerade wird nichts geschrieben.',
  noApproval: 'Jeder fertige Text ist freigegeben.',
  noneSubmitted: 'Kein Text ist eingereicht.',
  toChange: 'Zu ändern',
  noReview: 'Kein Text ist zu prüfen.',
  all: 'Alle zeigen',
  approveClean: (count) => `Die ${count} ohne Befund freigeben`,
  spending: 'Ausgaben in diesem Monat',
  until: (date) => `beginnt am ${date} von vorn`,
  noCap: 'Es gibt keine Obergrenze.',
  first: 'Der erste Text',
  firstHint: 'Sagen Sie, worum es gehen soll. Es dauert Sekunden und lässt sich danach ändern.',
  sandbox:
    'Die Sandbox schreibt Muster, ohne Netz und kostenlos. Ein Modell schreibt, sobald sein Schlüssel gesetzt ist: OPENAI_API_KEY in .env.',
  step: 'Danach geben Sie ihn frei und verbinden ein Modell.',
};
