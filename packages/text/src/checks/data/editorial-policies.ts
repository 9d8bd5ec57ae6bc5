import { wordSet } from '../../characters/words.ts';
import words from './words.json' with { type: 'json' };

/** The faults that the editors of platforms refuse, in words. */
export const editorialFaults = {
  exclamation_in_headline: 'an exclamation mark',
  several_exclamations: 'more than one exclamation mark',
  repeated_signs: 'repeated signs',
  emoji: 'emoji or ornaments',
  capitals: 'words in capitals for emphasis',
  spaced_letters: 'letters that are spaced out',
  repeated_words: 'a word that is repeated for emphasis',
  phone_number: 'a phone number',
  click_here: 'a call to action that says nothing of what follows',
  signs_for_letters: 'signs or digits in place of letters',
  personal_attribute: 'a question about the reader’s person',
} as const;
export type EditorialFault = keyof typeof editorialFaults;

interface EditorialPolicy {
  readonly outcome: 'fail' | 'warn';
  /** Where it is from, and when it was looked up. */
  readonly source: string;
}

type Policies = Readonly<Partial<Record<EditorialFault, EditorialPolicy>>>;

const fails = (source: string): EditorialPolicy => ({ outcome: 'fail', source });
const warns = (source: string): EditorialPolicy => ({ outcome: 'warn', source });

const punctuation = 'Google Ads Policies, “Editorial: Punctuation and symbols”; 2026-11';
const capitalization = 'Google Ads Policies, “Editorial: Capitalization”; 2026-11';
const meta =
  'Meta Advertising Standards, “Grammar and profanity”: correct grammar, no excessive symbols, characters or punctuation; 2026-11';
const metaAttributes = 'Meta Advertising Standards, “Privacy violations and personal attributes”; 2026-11';
const linkedin =
  'LinkedIn Advertising Policies, “Editorial guidelines”: correct spelling and grammar, no excessive capitals, punctuation or symbols; 2026-11';

const google: Policies = {
  exclamation_in_headline: fails(punctuation),
  several_exclamations: fails(punctuation),
  repeated_signs: fails(punctuation),
  emoji: fails(punctuation),
  signs_for_letters: fails(punctuation),
  capitals: fails(capitalization),
  spaced_letters: fails(capitalization),
  repeated_words: fails('Google Ads Policies, “Editorial: Repetition”; 2026-11'),
  phone_number: fails('Google Ads Policies, “Editorial: Phone number in ad text”; 2026-11'),
  click_here: fails('Google Ads Policies, “Editorial: Style and spelling”: no generic call to action such as “click here”; 2026-11'),
};
const grammar = (source: string): Policies => ({
  repeated_signs: fails(source),
  capitals: fails(source),
  spaced_letters: fails(source),
  signs_for_letters: fails(source),
  repeated_words: warns(source),
});
const facebook: Policies = { ...grammar(meta), personal_attribute: fails(metaAttributes) };

/** Phrases that the editors of each advertising platform refuse. */
export const editorialPolicies: Readonly<Record<string, Policies>> = {
  google_search: google,
  facebook,
  instagram: facebook,
  linkedin: grammar(linkedin),
};

/** Words in capitals that shout; others may be names and abbreviations. */
export const shouted: ReadonlySet<string> = wordSet(...words.shouted);

export const personalAttribute =
  /(?<!\p{L})(?:are you|you are|bist du|sind sie|êtes-vous|vous êtes|es-tu|tu es|¿?eres|¿?est[aá]s?) (?:\p{L}+ )?(?:depressed|bankrupt|broke|out of work|jobless|in debt|behind on your (?:bills|rent|payments)|overweight|fat|obese|gay|lesbian|disabled|diabetic|asthmatic|divorced|unemployed|sick|anxious|depressiv|übergewichtig|arbeitslos|ohne arbeit|pleite|verschuldet|geschieden|krank|diabetiker(?:in)?|déprimée?|diabétique|asthmatique|endettée?|obèse|en surpoids|au chômage|sans emploi|divorcée?|malade|con sobrepeso|en (?:el )?paro|sin (?:trabajo|empleo)|desemplead[oa]|deprimid[oa]|endeudad[oa]|obes[oa]|divorciad[oa]|enferm[oa]|diabétic[oa]|asmátic[oa]|celíac[oa])(?!\p{L})/iu;

const conditions = words.conditions.join('|');
const sufferers = words.sufferers.join('|');
const states =
  'depressed|bankrupt|broke|overweight|fat|obese|disabled|diabetic|divorced|unemployed|lonely|depressiv|übergewichtig|arbeitslos|pleite|verschuldet|geschieden|einsam|déprimée?|dépressi(?:f|ve)|endettée?|surendettée?|obèse|divorcée?|célibataire|deprimid[oa]|endeudad[oa]|obes[oa]|divorciad[oa]|arruinad[oa]';

/** Statements about a reader’s body or money by their feelings about it. */
const unhappyWith = [
  '(?:struggling|unhappy) with your|(?:ashamed|tired) of your|(?:embarrassed|worried) (?:by|about) your',
  'unzufrieden mit (?:ihrem|ihrer|deinem|deiner)|schämst du dich für (?:deinen?|deine)|schämen sie sich für ihren?',
  'complexée?s? par (?:votre|ton)|mal dans (?:votre|ton)|(?:acomplejad[oa]|descontent[oa]) con (?:tu|su)',
].join('|');
const body = 'weight|body|figure|skin|hair|finances|gewicht|körper|figur|haut|haare?n?|finanzen|poids|corps|peau|peso|cuerpo|piel';

/** Questions to a reader about their health or money: `Suffering from depression?`, `Overweight and tired?` */
export const personalCondition = new RegExp(
  `(?<!\\p{L})(?:${sufferers}) (?:\\p{L}+ ){0,2}(?:${conditions})(?!\\p{L})|(?<!\\p{L})(?:${unhappyWith}) (?:${body})(?!\\p{L})|(?:^|[.!?…\\n] ?)[¿"“„«]?(?:${states})(?!\\p{L})[^.!?\\n]{0,60}\\?|(?<!\\p{L})(?:are you|bist du|sind sie|êtes-vous|vous êtes|es-tu|tu es|¿?eres|¿?est[aá]s?) (?:\\p{L}+ )?(?:${states})(?!\\p{L})`,
  'iu',
);

export const clickHere =
  /\bclick (?:here|now|this|below)\b|\b(?:hier|jetzt) klicken\b|\bklicke?n? sie hier\b|\bklick(?:e|en)? hier\b|\bcliquez ici\b|\bhaz clic aquí\b|\bpulsa aquí\b/iu;
