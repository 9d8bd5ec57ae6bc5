const sequence = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step]);

/** `twenty-five`, `treinta y cinco`: tens joined with ones. */
const joined = (tens: readonly [string, number][], ones: readonly [string, number][], join: (ten: string, one: string) => string[]) =>
  tens.flatMap(([ten, value]) => ones.flatMap(([one, more]) => join(ten, one).map((word): [string, number] => [word, value + more])));

/** `ciento veinte`: a hundred joined with tens. */
const hundred = (words: readonly string[], tens: readonly [string, number][], between = ' ') =>
  words.flatMap((word) => tens.map(([ten, value]): [string, number] => [`${word}${between}${ten}`, 100 + value]));

const english = {
  ones: sequence('one two three four five six seven eight nine', 1),
  tens: sequence('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
};
const german = {
  ones: sequence('ein zwei drei vier fünf sechs sieben acht neun', 1),
  tens: sequence('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
};
const spanish = {
  ones: sequence('uno dos tres cuatro cinco seis siete ocho nueve', 1),
  tens: sequence('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
};
const french = {
  ones: sequence('un deux trois quatre cinq six sept huit neuf', 1),
  tens: sequence('vingt trente quarante cinquante soixante', 20, 10),
};

const byLanguage: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  en: [
    ...english.ones.slice(1),
    ...sequence('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
    ...english.tens,
    ...joined(english.tens, english.ones, (ten, one) => [`${ten}-${one}`, `${ten} ${one}`]),
    ...hundred(['hundred and', 'one hundred and'], english.tens),
    ...sequence('one two three four five', 1.5).map(([word, value]): [string, number] => [`${word} and a half`, value]),
    ['dozen', 12],
    ...sequence('two three four five six', 24, 12).map(([word, value]): [string, number] => [`${word} dozen`, value]),
    ['hundred', 100],
    ['thousand', 1_000],
  ],
  de: [
    ...german.ones.slice(1),
    ...sequence('zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn', 10),
    ...german.tens,
    ...joined(german.tens, german.ones, (ten, one) => [`${one}und${ten}`]),
    ['dreissig', 30],
    ...sequence('anderthalb zweieinhalb dreieinhalb viereinhalb fünfeinhalb', 1.5),
    ['eineinhalb', 1.5],
    ...hundred(['hundert', 'einhundert'], german.tens, ''),
    ['dutzend', 12],
    ...sequence('zwei drei vier fünf sechs', 24, 12).map(([word, value]): [string, number] => [`${word} dutzend`, value]),
    ['hundert', 100],
    ['tausend', 1_000],
  ],
  fr: [
    ...french.ones.slice(1),
    ...sequence('dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf', 10),
    ...french.tens,
    ...joined(french.tens, french.ones, (ten, one) => [one === 'un' ? `${ten} et un` : `${ten}-${one}`]),
    ['soixante-dix', 70],
    ['quatre-vingts', 80],
    ['quatre-vingt-dix', 90],
    ...hundred(['cent'], french.tens),
    ['douzaine', 12],
    ...sequence('deux trois quatre cinq six', 24, 12).map(([word, value]): [string, number] => [`${word} douzaines`, value]),
    ['cent', 100],
    ['mille', 1_000],
  ],
  es: [
    ...spanish.ones.slice(1),
    ...sequence('diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte', 10),
    ...sequence('veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve', 21),
    ...spanish.tens,
    ...joined(spanish.tens, spanish.ones, (ten, one) => [`${ten} y ${one}`]),
    ...hundred(['ciento'], spanish.tens),
    ...hundred(['ciento'], sequence('diez quince veinte veinticinco', 10, 5)),
    ['docena', 12],
    ...sequence('dos tres cuatro cinco seis', 24, 12).map(([word, value]): [string, number] => [`${word} docenas`, value]),
    ['cien', 100],
    ['mil', 1_000],
  ],
};

/** Numbers that are written as words, in English, German, French and Spanish. One is an article as often as a number, and is left out. */
export const numberWords: ReadonlyMap<string, number> = new Map(Object.values(byLanguage).flat());

const wordsOf = new Map(Object.entries(byLanguage).map(([language, words]) => [language, new Set(words.map(([word]) => word))]));

/** Whether a number’s word is one in a language: in English, `once` is not eleven, nor `seize` sixteen. */
export const isNumberIn = (language: string | undefined, word: string): boolean =>
  (language === undefined ? undefined : wordsOf.get(language))?.has(word.toLowerCase()) ?? true;

/** What a number of is a statement, by language: times, people, places, money, measures. Reasons, steps and tips are the text’s own. */
export const countedUnits = [
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|evenings?|nights?|weekends?|percent|per cent|euros?|dollars?|pounds?|cents|people|persons|customers?|clients?|users?|members?|companies|businesses|teams?|families|students?|participants?|employees|experts|countries|cities|stores?|shops?|locations?|branches|guests?|seats?|spots?|slots?|visits?|appointments?|places|rooms?|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|grams?|kilos?|litres?|liters?|degrees|stars|times|sessions?|lessons?|modules?|awards?|reviews?|recipes|loaves|pieces|models|colou?rs|sizes',
  'sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|jahrzehnten?|abenden?|abende|nächten?|nächte|wochenenden?|prozent|euro|dollar|franken|menschen|personen|kund(?:en|innen)|nutzer(?:n|innen)?|mitglieder|firmen|unternehmen|teams?|familien|schüler|teilnehmer(?:n|innen)?|mitarbeiter(?:n|innen)?|experten|länder[n]?|städten?|städte|filialen|läden|standorten?|standorte|gäste|plätze[n]?|zimmer|kilometern?|kilometer|metern?|gramm|kilo|liter|grad|sterne|mal|sitzungen|lektionen|module[n]?|preise|bewertungen|rezepte|modelle|farben|größen',
  'secondes?|minutes?|heures?|jours?|semaines?|mois|ans|années?|soirs?|soirées?|nuits?|pour cent|euros?|francs?|personnes?|clients?|clientes|utilisateurs|membres|entreprises|équipes|familles|élèves|participants?|employés|experts|pays|villes|magasins|boutiques|places|chambres|kilomètres?|mètres?|grammes?|kilos?|litres?|degrés|étoiles|fois|séances?|leçons?|modules?|prix|avis|recettes|modèles|couleurs|tailles',
  'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|noches?|tardes?|por ciento|euros?|dólares|personas?|clientes?|usuarios?|miembros|empresas|equipos|familias|alumnos|participantes|empleados|expertos|países|ciudades|tiendas|plazas|habitaciones|kilómetros?|metros?|gramos?|kilos?|litros?|grados|estrellas|veces|sesiones|lecciones|módulos|premios|reseñas|recetas|modelos|colores|tallas',
].join('|');

/** What a text counts of itself: a number of these is no statement. */
export const enumerated = [
  'tips?|steps?|ways?|reasons?|things?|ideas?|mistakes?|questions?|signs?|rules?|facts?|points?|methods?|myths?|tricks?|lessons learned|examples?|takeaways?|essentials|parts?|sections?',
  'tipps?|schritten?|schritte|gründe[n]?|wegen?|wege|dingen?|dinge|ideen|fehlern?|fehler|fragen|regeln|punkten?|punkte|methoden|mythen|tricks|beispiele[n]?|anzeichen|teile[n]?',
  'conseils?|étapes?|raisons?|façons?|choses|idées?|erreurs?|questions|règles?|points|méthodes?|mythes|astuces?|exemples?|signes?|parties',
  'consejos?|pasos?|razones|formas|maneras|cosas|ideas|errores|preguntas|reglas|puntos|métodos|mitos|trucos|ejemplos|señales|claves|partes',
].join('|');

/** What numbers the parts of a text: `Step 2`. */
export const numbered =
  'steps?|tips?|parts?|chapters?|phases?|stages?|days?|weeks?|rules?|reasons?|questions?|lessons?|schritt|tipp|teil|kapitel|phase|tag|woche|regel|grund|frage|étape|conseil|partie|chapitre|jour|semaine|règle|raison|paso|consejo|parte|capítulo|fase|día|semana|regla|razón';
