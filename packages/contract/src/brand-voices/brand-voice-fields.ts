import * as z from 'zod';
import { Formality, Brand, BrandInput } from '../content/definition/brand.ts';
import { Platform } from '../content/types/any-platform.ts';
import { ContentTypeName } from '../content/types/registry.ts';
import { eachOnce } from '../fields/each-once.ts';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { Language } from '../fields/language.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';

const Emoji = z.enum(['none', 'few', 'free']).meta({
  id: 'EmojiUse',
  description: '`none`: an emoji is a warning; `few`: where one helps; `free`: as the writer likes',
});

const TermUse = extensibleEnum(['preferred', 'forbidden', 'keep']).meta({
  id: 'TermUse',
  description:
    '`preferred`: `term` is to be used, and not `instead`; `forbidden`: `term` must not occur; `keep`: never translated, never spelt otherwise',
});

/** The values of a request: an answer may have values of later versions as well. */
const GivenTermUse = z.enum(TermUse.options).meta({ id: 'GivenTermUse', description: TermUse.description });

const termOutputs = {
  term: z.string().meta({
    description: 'The word or phrase; of a forbidden one, `passion*` stands for every word that begins so',
    examples: ['sourdough starter'],
  }),
  use: TermUse,
  instead: z
    .string()
    .nullable()
    .describe('Of a preferred term what it takes the place of; of a forbidden one what to write in its place; of a kept one a wrong form'),
  language: z.string().nullable().describe('Only in texts in this language: `de` is in `de-AT` too; `null`: in all'),
  note: z.string().nullable().describe('A remark for the writer'),
};

const TermInput = z
  .strictObject({
    term: text(1, 200).meta({ description: termOutputs.term.description, examples: ['sourdough starter'] }),
    use: GivenTermUse,
    instead: optional(text(1, 200).meta({ description: termOutputs.instead.description, examples: ['mother dough'] })),
    language: optional(Language.describe(termOutputs.language.description)),
    note: optional(text(0, 500).meta({ description: termOutputs.note.description, examples: ['We never compete on price'] })),
  })
  .meta({ id: 'VoiceTermInput', description: 'A word and how it is to be used' });

const Term = z.object(termOutputs).meta({ id: 'VoiceTerm', description: 'A word and how it is to be used' });

const kinds = z.array(ContentTypeName).max(ContentTypeName.options.length).check(eachOnce('kind'));
const platforms = z.array(Platform).max(Platform.options.length).check(eachOnce('platform'));
const disclaimerOutputs = {
  text: z.string().describe('The words that have to be in the text'),
  types: z.array(ContentTypeName).describe('In content of these kinds; in all where the list is empty'),
  platforms: z.array(Platform).describe('In content for these platforms; whatever the platform where the list is empty'),
};

const DisclaimerInput = z
  .strictObject({
    text: text(1, 1_000).meta({ description: disclaimerOutputs.text.description, examples: ['Advertisement'] }),
    types: defaulted(kinds.describe(`${disclaimerOutputs.types.description}; each kind once`), []),
    platforms: defaulted(platforms.describe(`${disclaimerOutputs.platforms.description}; each platform once`), []),
  })
  .meta({ id: 'VoiceDisclaimerInput', description: 'Words that have to be in texts, by their kind and platform' });

const Disclaimer = z
  .object(disclaimerOutputs)
  .meta({ id: 'VoiceDisclaimer', description: 'Words that have to be in texts, by their kind and platform' });

const descriptions = {
  name: 'What people call it',
  description: 'How the brand speaks, in a few sentences',
  do: 'What its texts do: advice to the writer',
  avoid: 'Words and phrases that must not occur: `forbidden_word`. `passion*` stands for every word that begins so',
  examples: 'Texts that sound as they should',
  formality: 'How the reader is addressed where a brief does not say',
  emoji: 'How emoji are used; `null`: as the platform and the tone suggest',
  terms: 'Its words: `term`',
  disclaimers: 'What has to be said: `disclaimer`',
  brand: 'How emails look and who sends them, in exports',
};

const phrases = (description: string, example: string) =>
  defaulted(
    z
      .array(text(1, 200))
      .max(50)
      .meta({ description, examples: [[example]] }),
    [],
  );
const texts = (description: string) => z.array(z.string()).describe(description);

/** The fields of a brand voice as they are sent, and as they are returned. A field is added here and nowhere else. */
const fields = {
  name: {
    input: text(1, 100).meta({ description: descriptions.name, examples: ['House style'] }),
    output: z.string().describe(descriptions.name),
  },
  description: {
    input: optional(text(0, 2_000).meta({ description: descriptions.description, examples: ['Calm and warm, like a baker at six.'] })),
    output: z.string().nullable().describe(descriptions.description),
  },
  do: { input: phrases(descriptions.do, 'Name the hour and the oven'), output: texts(descriptions.do) },
  avoid: { input: phrases(descriptions.avoid, 'game changer'), output: texts(descriptions.avoid) },
  examples: {
    input: defaulted(
      z
        .array(text(1, 5_000))
        .max(10)
        .meta({ description: descriptions.examples, examples: [['The oven is warm. The loaf has time until nine.']] }),
      [],
    ),
    output: texts(descriptions.examples),
  },
  formality: {
    input: optional(Formality),
    output: Formality.nullable().describe(descriptions.formality),
  },
  emoji: { input: optional(Emoji), output: Emoji.nullable().describe(descriptions.emoji) },
  terms: {
    input: defaulted(
      z
        .array(TermInput)
        .max(500)
        .meta({ description: descriptions.terms, examples: [[{ term: 'Slow Crust', use: 'keep' }]] }),
      [],
    ),
    output: z.array(Term).describe(descriptions.terms),
  },
  disclaimers: {
    input: defaulted(
      z
        .array(DisclaimerInput)
        .max(10)
        .meta({ description: descriptions.disclaimers, examples: [[{ text: 'Advertisement', types: ['ad_copy'] }]] }),
      [],
    ),
    output: z.array(Disclaimer).describe(descriptions.disclaimers),
  },
  brand: { input: optional(BrandInput), output: Brand.nullable().describe(descriptions.brand) },
};

type Fields = typeof fields;

const pick = <Side extends 'input' | 'output'>(side: Side) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]])) as { [Name in keyof Fields]: Fields[Name][Side] };

/** The fields as they are sent. */
export const brandVoiceInputs = pick('input');
/** The fields as they are returned. */
export const brandVoiceOutputs = pick('output');
