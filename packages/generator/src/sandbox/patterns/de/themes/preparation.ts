import type { Theme } from '../../theme.ts';

export const preparation: Theme = {
  core: true,
  headings: ['Gut vorbereitet', '{topic_title}: die Vorbereitung', 'Was vorher zu tun ist'],
  leads: [
    'Das meiste, was bei {topic_dative} gelingt, ist vorher [vorbereitet|bedacht] worden.',
    'Ein wenig [Vorbereitung|Vorarbeit] nimmt {topic_dative} die [Hektik|Eile].',
  ],
  points: [
    'Liegt alles bereit, muss mittendrin nichts [gesucht|geholt] werden.',
    'Das Wichtige sollte man einmal vorab [prüfen|testen], solange noch Zeit zum [Ändern|Ausbessern] ist.',
    'Ein [grober|einfacher] Zeitplan genügt, wenn er [realistisch|ehrlich] ist.',
    'Alle [Beteiligten|Betroffenen] sollten früh wissen, was [geplant|vorgesehen] ist und was von ihnen erwartet wird.',
    'Was ablenkt, kommt vom [Tisch|Platz]; [Raum|Platz] zum Arbeiten ist die halbe Vorbereitung.',
    'Wer zuerst an die [schwächste|heikelste] Stelle denkt, hat es danach [leichter|ruhiger].',
    'Eine zweite Möglichkeit für den [entscheidenden|kritischen] Moment ist die [kleine|zusätzliche] Mühe wert.',
    'Was sich am [Vortag|Abend vorher] erledigen lässt, bleibt am besten nicht liegen.',
    '[Fragen|Zweifel], die jetzt auftauchen, kosten weniger als solche, die [später|mittendrin] kommen.',
    'Gute Vorbereitung fällt am Ende [nicht auf|kaum auf]; ihr Fehlen dagegen schon.',
    'Erst muss das [Grundlegende|Nötige] vollständig sein, dann kommen die [Extras|Feinheiten].',
    'Ein ruhiger [Blick|zweiter Blick] auf den Plan zeigt oft, was [fehlt|überflüssig ist].',
  ],
};
