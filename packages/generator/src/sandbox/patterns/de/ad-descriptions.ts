import type { Frame } from '../../frame.ts';

/** Each keeps to the narrowest description, and the last ones to thirty characters. */
export const adDescriptions: readonly Frame[] = [
  '{unique_selling_proposition_title}: [mehr erfahren|jetzt ansehen].',
  '{product_title}: [gleich ansehen|genauer hinsehen|mehr erfahren], noch heute.',
  '{product_title}: [im eigenen Tempo|Schritt für Schritt] kennenlernen.',
  '{topic_title}: [ein guter Anfang|was man wissen sollte].',
  'Klare Antworten, faire Bedingungen und ein [einfacher|guter] Anfang: [jetzt|gleich] ansehen.',
  'Eine [ruhige|gute] Entscheidung beginnt mit einem Blick: [mehr erfahren|jetzt fragen].',
  'Ansehen, [wie es funktioniert|was es bringt], und [in Ruhe|im eigenen Tempo] entscheiden.',
  'Gut durchdacht, [sorgfältig|sauber] gemacht und leicht zu [beginnen|nutzen].',
  'Erst [ansehen|fragen], dann entscheiden.',
  '[Einfach|Klar|Ehrlich] und [gut gemacht|gut].',
  'Ansehen, [wie es geht|was neu ist].',
  '[Jetzt|Heute|Gleich] [ansehen|hinsehen].',
  'Gemacht, um zu [bleiben|halten|helfen].',
  'Gut zu [wissen|haben|nutzen].',
  '[Hier|Jetzt] mehr [erfahren|sehen].',
  'Ausprobieren und [staunen|sehen].',
  '[Fair|Klar|Gut] von A bis Z.',
];
