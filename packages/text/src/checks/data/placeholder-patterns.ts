import { wordBounded, wordSet } from '../../characters/words.ts';
import words from './words.json' with { type: 'json' };

/** Words that stand in a bracket where somebody is to fill something in, in English, German, French and Spanish. */
const slotWords = words.slots.join('|');

const inBracket = (slots: string): string =>
  `(?:[^\\[\\]\\n]{0,60}[^\\p{L}\\[\\]\\n])?(?:${slots})(?:[^\\p{L}\\[\\]\\n][^\\[\\]\\n]{0,60})?`;

/** Gaps that somebody is still to fill in. */
export const placeholderPatterns: readonly RegExp[] = wordBounded([
  new RegExp(`\\[${inBracket(slotWords)}\\](?!\\()`, 'giu'),
  // Any words in brackets, but those of `bracketTags`.
  /\[\p{L}[\p{L}\p{M} '’_/-]{1,40}\](?!\()/gu,
  // [FIRST_NAME], [COMPANY NAME]; one word in capitals may be an acronym.
  /\[[A-ZÄÖÜ]{2,20}(?:[_ ][A-ZÄÖÜ]{2,20}){1,5}\]/g,
  new RegExp(`\\((?:insert|add|enter|your|hier|bitte|insérer|insertar) (?:${slotWords})(?:[^()\\n]{0,40})\\)`, 'giu'),
  new RegExp(`<(?:your|insert|first|last|company|ihr|vorname|nachname|prénom|nombre)[ _-]?[^<>\\n]{0,40}>`, 'giu'),
  new RegExp(`\\{(?:your|insert|first|last|company|ihr|vorname)? ?(?:${slotWords})\\}`, 'giu'),
  new RegExp(`<(?:${slotWords})(?:[ _-][^<>\\n]{0,40})?>`, 'giu'),
  /\((?:add|insert|write|include|expand|continue|ergänze|füge|schreibe|ajoutez|añade)\b[^()\n]{0,80}\b(?:paragraphs?|sections?|here|details?|examples?|text|absatz|absätze|abschnitt|hier|paragraphes?|ici|párrafos?|aquí)\b[^()\n]{0,40}\)/gi,
  /\b(?:FIRST_?NAME|LAST_?NAME|FULL_?NAME|YOUR_?NAME|COMPANY_?NAME|BRAND_?NAME|PRODUCT_?NAME|VORNAME|NACHNAME|FIRMENNAME|NOMBRE_CLIENTE)\b/g,
  /\bX (?:years?|days?|weeks?|people|customers|hours|percent|jahren?|tagen?|kunden|ans|jours|años|días|clientes)\b/g,
  // Names that stand for any.
  /\b(?:John|Jane) Doe\b|\b(?:Max|Erika) Mustermann\b|\bMuster(?:straße|strasse|stadt|firma)\b|\bFulan[oa] de Tal\b|\b(?:ABC|XYZ) (?:Company|Corp(?:oration)?|Inc|Ltd|GmbH|AG|S\.?A\.?)\b/giu,
  // The day of a date that nobody has set: `am XX. Oktober`. As a Roman number it counts centuries.
  /\b(?:am|dem|den|vom|zum|on|by|le|du|el|del) XX+\.?(?: (?:de|of))? (?!century|jahrhundert|siècle|siglo)\p{L}{3,10}\b/giu,
  /_{4,}/g,
  // A line of a signature that nobody has signed.
  /^(?:\*\*)?(?:your|ihre?|deine?|votre|ton|tu|su|il tuo|la tua|uw|je|o seu|a sua) (?:full |first |last |vollständiger |vor- und nach)?(?:name|title|position|job title|company|company name|phone number|firma|unternehmen|telefonnummer|nom|prénom|poste|fonction|société|entreprise|nombre|cargo|empresa|nome|azienda|naam|functie|bedrijf)(?:\*\*)?$/gimu,
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b/gi,
  /(?<![\p{L}\p{N}])(?:XX+[.,:]XX|[X]{2,4} ?(?:[%€$£]|(?:euros?|EUR|USD|GBP|CHF|dollars?|pounds?|francs?|Franken|percent|per cent|Prozent|pour cent|por ciento|per cento|Uhr|customers|clients?|people|years|hours|days|minutes|Kunden|Jahren?|Stunden|Tagen?|Minuten|clientes|años|días|horas|ans|jours|heures)(?!\p{L}))|[€$£] ?[X]{2,4}|X{3,}|TBD|TODO|FIXME|T\.B\.D\.)(?![\p{L}\p{N}])/gu,
  /\([^()\n]{0,60}\b(?:einfügen|ergänzen|eintragen|einsetzen|insert here|to be (?:added|inserted|confirmed|completed)|à (?:compléter|insérer|ajouter|préciser)|por (?:completar|insertar|añadir))\)/giu,
  /\b(?:your|insert) (?:text|headline|title|copy|company name|brand name|product name|link|name|logo) here\b/gi,
  /\b(?:(?:ihr|dein)e?n? )?(?:text|titel|überschrift|link|name|logo|firmenname|produktname)(?: bitte)? (?:hier )?einfügen\b/gi,
  /\b(?:votre texte|votre titre|votre nom|votre lien) ici\b|\binsérez? (?:votre|le|un) (?:texte|lien|titre|nom)\b/gi,
  /\b(?:tu|su) (?:texto|título|nombre|enlace) aquí\b|\binserte? (?:su|tu|el|un) (?:texto|enlace|título|nombre)(?: aquí)?\b/gi,
]);

/** Words that stand in brackets of their own right, as editors label a text. */
export const bracketTags =
  /^\[(?:sic|ad|advertisement|sponsored|webinar|video|podcast|update|updated|infographic|guide|checklist|template|e-?book|pdf|live|new|free|interview|case study|recording|quiz|poll|thread|spoiler|music|applause|laughter|anzeige|werbung|neu|gratis|kostenlos|aktualisiert|interview|umfrage|vidéo|publicité|nouveau|gratuit|publicidad|nuevo|vídeo|encuesta)\]$/i;

export const asksForMergeTags =
  /\{\{|\{%|\*\||%%|merge[- ]?(?:tag|field|variable)|personali[sz]ation|placeholder|platzhalter|personalisier|serienbrief|liquid|handlebars|balise|champs? de fusion|etiqueta|campos? de combinación|marcador/i;

/** Values that are a name of a schema, no text. */
export const schemaWords: ReadonlySet<string> = wordSet(...words.schema);
