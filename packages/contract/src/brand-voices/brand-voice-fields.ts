import * as z from 'zod';
import { Formality, Brand, BrandInput } from '../content/definition/brand.ts';
import { Platform } from '../content/types/any-platform.ts';
import { ContentTypeName } from '../content/types/registry.ts';
import { eachOnce } from '../fields/each-once.ts';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { Language } from '../fields/language.ts';
import { sideOf } from '../fields/members.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';

const Emoji = z.enum(['none', 'few', 'free']).meta({
  id: 'EmojiUse',
  description: '`none`: every emoji is a warning; `few`: a few where they help; `free`: no restriction',
});

const TermUse = extensibleEnum(['preferred', 'forbidden', 'keep']).meta({
  id: 'TermUse',
  description: '`preferred`: write `term`, not `instead`; `forbidden`: do not write `term`; `keep`: do not translate or respell `term`',
});

/** The values of a request: an answer may have values of later versions as well. */
const GivenTermUse = z.enum(TermUse.options).meta({ id: 'GivenTermUse', description: TermUse.description });

const aboutTerm = 'A term and its use';
const termOutputs = {
  term: z.string().meta({
    description: 'The word or phrase; in a forbidden one `passion*` matches every word that begins so',
    examples: ['sourdough starter'],
  }),
  use: TermUse,
  instead: z
    .string()
    .nullable()
    .describe('For `preferred` the word that `term` replaces; for `forbidden` the replacement; for `keep` a wrong form'),
  language: z.string().nullable().describe('The language of the texts that the term applies to: `de` includes `de-AT`; `null`: all'),
  note: z.string().nullable().describe('A remark for the writer'),
};

const TermInput = z
  .strictObject({
    term: text(1, 200).meta({ description: termOutputs.term.description, examples: ['sourdough starter'] }),
    use: GivenTermUse,
    instead: optional(text(1, 200).meta({ description: termOutputs.instead.description, examples: ['mother dough'] })),
    language: optional(Language.meta({ description: termOutputs.language.description })),
    note: optional(text(0, 500).meta({ description: termOutputs.note.description, examples: ['We never compete on price'] })),
  })
  .meta({ id: 'VoiceTermInput', description: aboutTerm });

const Term = z.object(termOutputs).meta({ id: 'VoiceTerm', description: aboutTerm });

const kinds = z.array(ContentTypeName).max(ContentTypeName.options.length).check(eachOnce('kind'));
const platforms = z.array(Platform).max(Platform.options.length).check(eachOnce('platform'));

const aboutDisclaimer = 'A required statement, by kind and platform of the content';
const disclaimerOutputs = {
  text: z.string().describe('The words that the content must contain'),
  types: z.array(ContentTypeName).describe('The kinds of content that need it; all when empty'),
  platforms: z.array(Platform).describe('The platforms whose content needs it; all when empty'),
};

const DisclaimerInput = z
  .strictObject({
    text: text(1, 1_000).meta({ description: disclaimerOutputs.text.description, examples: ['Advertisement'] }),
    types: defaulted(kinds.describe(`${disclaimerOutputs.types.description}; each kind once`), []),
    platforms: defaulted(platforms.describe(`${disclaimerOutputs.platforms.description}; each platform once`), []),
  })
  .meta({ id: 'VoiceDisclaimerInput', description: aboutDisclaimer });

const Disclaimer = z.object(disclaimerOutputs).meta({ id: 'VoiceDisclaimer', description: aboutDisclaimer });

/** A field that is a list, empty by default. */
function list<Input extends z.ZodType, Output extends z.ZodType>(
  items: Input,
  output: Output,
  max: number,
  description: string,
  example: z.input<Input>,
) {
  const input = z.array(items).max(max);
  return { input: defaulted(input.meta({ description, examples: [[example]] }), []), output: z.array(output).describe(description) };
}

/** The fields of a brand voice. A field is added here and nowhere else. */
const fields = {
  name: {
    input: text(1, 100).meta({ description: 'Display name', examples: ['House style'] }),
    output: z.string().describe('Display name'),
  },
  description: {
    input: optional(
      text(0, 2_000).meta({ description: 'The voice in a few sentences', examples: ['Calm and warm, like a baker at six.'] }),
    ),
    output: z.string().nullable().describe('The voice in a few sentences'),
  },
  do: list(text(1, 200), z.string(), 50, 'Advice to the writer', 'Name the hour and the oven'),
  avoid: list(
    text(1, 200),
    z.string(),
    50,
    'Words and phrases that a text must not contain: check `forbidden_word`. `passion*` matches every word that begins so',
    'game changer',
  ),
  examples: list(text(1, 5_000), z.string(), 10, 'Texts in this voice', 'The oven is warm. The loaf has time until nine.'),
  formality: { input: optional(Formality), output: Formality.nullable().describe('Form of address where the brief names none') },
  emoji: { input: optional(Emoji), output: Emoji.nullable().describe('Use of emoji; `null`: as the platform and the tone suggest') },
  terms: list(TermInput, Term, 500, 'Preferred, forbidden and fixed terms: check `term`', { term: 'Slow Crust', use: 'keep' }),
  disclaimers: list(DisclaimerInput, Disclaimer, 10, 'Required statements: check `disclaimer`', {
    text: 'Advertisement',
    types: ['ad_copy'],
  }),
  brand: { input: optional(BrandInput), output: Brand.nullable().describe('Layout and sender of emails in exports') },
};

/** The fields as they are sent. */
export const brandVoiceInputs = sideOf(fields, 'input');
/** The fields as they are returned. */
export const brandVoiceOutputs = sideOf(fields, 'output');
