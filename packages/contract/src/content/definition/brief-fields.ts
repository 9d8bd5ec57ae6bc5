import * as z from 'zod';
import { Language, StoredLanguage } from '../../fields/language.ts';
import { defaulted, optional } from '../../fields/optional.ts';
import { bodyId } from '../../fields/record-fields.ts';
import { Tags, text } from '../../fields/text.ts';
import { webAddress } from '../../fields/web-address.ts';
import { Formality } from './brand.ts';

const about = 'Number of words, as a preference: a platform’s limit wins, and the check warns instead of failing';

/** `length` of the kinds that prefer it but do not insist on it. */
export const wishedLength = optional(
  z
    .int()
    .min(1)
    .max(5_000)
    .meta({ description: about, examples: [120] }),
);

/** The language of a text whose request names none. */
export const defaultLanguage = 'en';

/** The greatest length of a model's name, in characters. */
export const maxModelNameLength = 100;

/** The greatest length of a source text, in characters. */
export const maxSourceText = 20_000;

export const maxFacts = 50;
export const factsField = z.array(text(1, 500)).max(maxFacts);

/** The statements that a text must make, in a brief or in the message of a campaign. */
export const mustSayField = z
  .array(text(1, 200))
  .max(10)
  .meta({
    description: 'Facts or phrases that the text must contain, and each variant of an ad; figures and dates in any notation',
    examples: [['Six evenings from 3 March', '90 €']],
  });

/** The fields that the request for any kind of content has. */
export const briefFields = {
  topic: text(1, 500).meta({ description: 'The subject of the text', examples: ['Sourdough for beginners'] }),
  tone: defaulted(text(1, 60).meta({ description: 'The tone', examples: ['professional', 'casual'] }), 'professional'),
  keywords: defaulted(
    z
      .array(text(1, 80))
      .max(25)
      .meta({ description: 'Keywords that the text must contain, in upper or lower case', examples: [['sourdough', 'starter']] }),
    [],
  ),
  target_audience: optional(text(0, 1_000).meta({ description: 'The target audience', examples: ['Home bakers'] })),
  language: defaulted(Language, defaultLanguage),
  instructions: optional(
    text(0, 2_000).meta({
      description: 'Further instructions for the writer',
      examples: ['Begin with the smell of the bread; no exclamation marks.'],
    }),
  ),
  facts: defaulted(
    factsField.meta({
      description: 'Figures, prices, names and quotes that the text may state: other figures are `unsupported_figure`',
      examples: [['The course costs 90 €', 'It begins on 3 March']],
    }),
    [],
  ),
  must_say: defaulted(mustSayField, []),
  sender: optional(
    text(0, 200).meta({ description: 'The speaker; the name of the brand voice when left out', examples: ['Anna at Mill Lane Bakery'] }),
  ),
  goal: optional(text(0, 300).meta({ description: 'The desired action of the reader', examples: ['Reserve a place in the course'] })),
  link: optional(
    webAddress.meta({
      description:
        'The address that the text links to: absolute, `http` or `https`, without white space. It is in the text of a post, linked in that of an article, and outside `output` for emails, pages and ads',
      examples: ['https://example.com/course'],
    }),
  ),
  source_text: optional(
    text(0, maxSourceText).meta({
      description: 'A text to work from, as `instructions` say',
      examples: ['Six evenings from 3 March, at our bakery in Mill Lane. You bring a jar; flour and ovens are here.'],
    }),
  ),
  campaign_id: optional(
    bodyId('cmp', 'The campaign of the content: its name and audience become part of the brief. An unknown one is 400'),
  ),
  tags: defaulted(Tags, []),
  brand_voice_id: optional(
    bodyId('brv', 'The brand voice of the text, which is checked against its words, terms and disclaimers. An unknown one is 400'),
  ),
  formality: optional(
    Formality.describe(
      'The form of address: Sie or du, vous or tu. Left out: the form of the brand voice, or one that suits the tone and language',
    ),
  ),
  model: optional(
    text(1, maxModelNameLength).meta({
      description: 'The model, by its name in `GET /models`; the default of the kind when left out. An unknown one is 400',
      examples: ['gpt-5-mini'],
    }),
  ),
  review: optional(
    z
      .boolean()
      .describe(
        'Whether a second model, the judge of the server, reviews a text that has passed all other checks: the check `review`. Left out: the default of the workspace or the server, which is `true` if a model is named as the judge. `true` without a judge is 400',
      ),
  ),
};

/** Fields that stored briefs may have in a form that requests no longer take. */
export const keptBriefFields = { language: defaulted(StoredLanguage, defaultLanguage) };

/** Fields that are not stored with the brief and do not reach the writer. */
export const passingFields = {
  source_content_id: optional(
    bodyId(
      'cnt',
      `A text to work from: \`source_text\` becomes the beginning of its text, up to ${maxSourceText.toLocaleString('en')} characters, and its facts come before those of the brief. Not together with \`source_text\``,
    ),
  ),
  background: defaulted(z.boolean().describe('`true`: the answer is 202 with the record, and the text is written afterwards'), false),
};
