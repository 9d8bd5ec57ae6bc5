import * as z from 'zod';
import { defaulted, optional } from '../../fields/optional.ts';
import { Language, StoredLanguage } from '../../fields/language.ts';
import { Formality } from './brand.ts';
import { Tags, text } from '../../fields/text.ts';
import { webAddress } from '../../fields/web-address.ts';

/** `length` of the kinds that prefer it but do not insist on it. */
export const wishedLength = optional(
  z
    .int()
    .min(1)
    .max(5_000)
    .meta({ description: 'Words, as a wish: a platform’s limit wins, and the check warns instead of failing', examples: [120] }),
);

/** The language of a text whose request names none. */
export const defaultLanguage = 'en';

/** The longest name of a model, in characters. */
export const maxModelNameLength = 100;

/** The longest text to start from, in characters. */
export const maxSourceText = 20_000;
/** How many facts a brief has at most. */
export const maxFacts = 50;
export const factsField = z.array(text(1, 500)).max(maxFacts);

/** The statements that a text must make, in a brief or in the message of a campaign. */
export const mustSayField = z
  .array(text(1, 200))
  .max(10)
  .meta({
    description: 'Facts or phrases that have to occur, in each variant of an ad; figures and dates in any notation',
    examples: [['Six evenings from 3 March', '90 €']],
  });

/** The fields that the request for any kind of content has. */
export const briefFields = {
  topic: text(1, 500).meta({ description: 'What it is about', examples: ['Sourdough for beginners'] }),
  tone: defaulted(text(1, 60).meta({ description: 'How it is to sound', examples: ['professional', 'casual'] }), 'professional'),
  keywords: defaulted(
    z
      .array(text(1, 80))
      .max(25)
      .meta({ description: 'Each of them has to occur, in any case', examples: [['sourdough', 'starter']] }),
    [],
  ),
  target_audience: optional(text(0, 1_000).meta({ description: 'Who is to read it', examples: ['Home bakers'] })),
  language: defaulted(Language, defaultLanguage),
  instructions: optional(
    text(0, 2_000).meta({
      description: 'Anything else for the writer',
      examples: ['Begin with the smell of the bread; no exclamation marks.'],
    }),
  ),
  facts: defaulted(
    factsField.meta({
      description: 'Figures, prices, names and quotes that the text may state: others are `unsupported_figure`',
      examples: [['The course costs 90 €', 'It begins on 3 March']],
    }),
    [],
  ),
  must_say: defaulted(mustSayField, []),
  sender: optional(
    text(0, 200).meta({ description: 'Who speaks; the name of the brand voice when left out', examples: ['Anna at Mill Lane Bakery'] }),
  ),
  goal: optional(text(0, 300).meta({ description: 'What the reader shall do', examples: ['Reserve a place in the course'] })),
  link: optional(
    webAddress.meta({
      description:
        'An absolute `http` or `https` address without white space, as browsers read one: where the text leads. It is in the text of a post, linked in that of an article, and outside `output` for emails, pages and ads',
      examples: ['https://example.com/course'],
    }),
  ),
  source_text: optional(
    text(0, maxSourceText).meta({
      description: 'A text to start from, as `instructions` say',
      examples: ['Six evenings from 3 March, at our bakery in Mill Lane. You bring a jar; flour and ovens are here.'],
    }),
  ),
  campaign_id: optional(
    z
      .string()
      .max(100)
      .meta({
        description: 'The campaign it belongs to; lends its name and audience to the brief. An unknown one is 400',
        examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'],
      }),
  ),
  tags: defaulted(Tags, []),
  brand_voice_id: optional(
    z
      .string()
      .max(100)
      .meta({
        description: 'The brand voice to write in, by its id: its words, terms and disclaimers are checks. An unknown one is 400',
        examples: ['brv_01jd6v3m8hf2v9q0x1y2z3a4b5'],
      }),
  ),
  formality: optional(
    Formality.describe('How the reader is addressed: Sie or du, vous or tu. Left out: as the brand voice says, or by tone and language'),
  ),
  model: optional(
    text(1, maxModelNameLength).meta({
      description: 'Who writes it: a name of `GET /models`; the default for the kind when left out. Another one is 400',
      examples: ['gpt-5-mini'],
    }),
  ),
  review: optional(
    z
      .boolean()
      .describe(
        'Whether a second reader, the model that the server calls its judge, reads what has passed all other checks: the check `review`. Left out: as the workspace or the server is set, which is `true` wherever a model is named as the judge; `false`: it is not read. `true` where there is no judge is 400',
      ),
  ),
};

/** Those that a record may have otherwise than they can be sent today. */
export const keptBriefFields = { language: defaulted(StoredLanguage, defaultLanguage) };

/** Fields that are not kept with the brief: the record that completes it, and how the caller waits, which is of no concern to the writer. */
export const passingFields = {
  source_content_id: optional(
    z
      .string()
      .max(100)
      .meta({
        description: `A text to start from: \`source_text\` is the beginning of its text, up to ${maxSourceText.toLocaleString('en')} characters, and its facts come before those of the brief. Not together with \`source_text\``,
        examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'],
      }),
  ),
  background: defaulted(
    z.boolean().describe('`true`: the answer is 202 with the record as it is, and the text is written after it'),
    false,
  ),
};
