import type { Theme } from '../../theme.ts';

export const together: Theme = {
  headings: ['Gemeinsam geht es besser', 'Wer helfen kann', '{topic_title} mit anderen'],
  leads: ['Niemand muss {topic} allein [bewältigen|angehen].', 'In guter Gesellschaft wird {topic} leichter und macht mehr Freude.'],
  points: [
    'Ein zweites [Augenpaar|Paar Augen] sieht, was zu [vertraut|selbstverständlich] geworden ist.',
    '[Klar|Eindeutig] verteilte Aufgaben [verhindern|ersparen] Missverständnisse.',
    'Wer etwas [erklärt|weitergibt], lernt es ein zweites Mal.',
    'Früh um [Hilfe|Rat] zu bitten, ist ein Zeichen von [Stärke|Klugheit].',
    'Ein [regelmäßiger|kurzer] Austausch hält alle auf demselben [Stand|Kenntnisstand].',
    'Verschiedene [Ansichten|Meinungen] sind ein Gewinn, solange das [Ziel|Anliegen] dasselbe ist.',
    'Gutes [Zuhören|Nachfragen] löst mehr als schnelle [Antworten|Urteile].',
    '[Dank|Anerkennung] kostet nichts und [wirkt|trägt] lange nach.',
    'Was [vereinbart|versprochen] ist, gehört dorthin, wo alle es [sehen|finden].',
    'Menschen, die einen [Schritt|Abschnitt] weiter sind, erinnern sich noch gut an den [Weg|Anfang].',
    'In jeder Gruppe sollte jemand auf die [Zeit|Richtung] achten.',
    'Geteilte [Erfolge|Freuden] bleiben länger in [Erinnerung|guter Erinnerung].',
  ],
};
