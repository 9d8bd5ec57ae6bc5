import { contentTypes } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../kinds/definition-of.ts';
import { parseAnswer } from './parse-answer.ts';

const letter = { subject: 'Fresh bread', preheader: 'Warm from eight', body: 'Hello,\n\ncome by.', call_to_action: 'Come by' };
const json = JSON.stringify(letter);
const parse = (answer: string, type: keyof typeof contentTypes = 'email') => parseAnswer(definitionOf({ type }), answer);

/** One for each way in which an answer is read. */
const forms: readonly (readonly [string, string])[] = [
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['with words around it', `Here it is:\n${json}\nI hope that it [fits] {you}.`],
  ['wrapped', `{"result": {"email": ${json}}}`],
  ['in a list', `[${json}]`],
  ['in a text in JSON', JSON.stringify({ choices: [{ message: { content: json } }] })],
  ['encoded twice', JSON.stringify(json)],
  ['encoded three times', JSON.stringify(JSON.stringify(json))],
  ['escaped once more', json.replaceAll('"', '\\"').replaceAll('\\n', '\\\\n')],
  ['with entities for its quotation marks', json.replaceAll('"', '&quot;')],
  ['without its outer brackets', json.slice(1, -1)],
  ['with a comma too many', `${json.slice(0, -1)},}`],
  ['with single quotation marks', json.replaceAll('"', "'")],
  ['with bare names', json.replaceAll(/"(\w+)":/g, '$1:')],
  ['with comments', json.replace('{', '{ // the mail\n')],
  ['with comments as Python has them', json.replace('{', '{\n# the mail\n')],
  ['without a comma', json.replace('","preheader', '" "preheader')],
  ['with line breaks in its texts', json.replace(String.raw`\n\n`, '\n\n')],
  ['with escapes without need', json.replace('Hello,', String.raw`Hello\,`)],
  ['with hexadecimal escapes', json.replace('Hello', String.raw`\x48ello`)],
  ['with a line that goes on', json.replace('come by.', 'come \\\n  by.')],
  ['behind one that breaks off', `{"subject": "Fresh\n\nLet me start again:\n${json}`],
  [
    'with other names for its parts',
    json.replace('subject', 'Subject line').replace('preheader', 'previewText').replace('call_to_action', 'cta'),
  ],
  ['with names in another language', json.replace('subject', 'Betreff').replace('call_to_action', 'Bouton')],
  [
    'with parts in groups',
    `{"subject": "Fresh bread", "preheader": "Warm from eight", "mail": {"body": "Hello,\\n\\ncome by.", "call_to_action": "Come by"}}`,
  ],
  ['as pairs', JSON.stringify(Object.entries(letter).map(([name, value]) => ({ name, value })))],
  [
    'in lines of JSON',
    Object.entries(letter)
      .map(([name, value]) => JSON.stringify({ [name]: value }))
      .join('\n'),
  ],
  ['as the last of several', `{"subject": "A draft"}\nThe final version:\n${json}`],
  ['with its text in an object', JSON.stringify({ ...letter, call_to_action: { label: 'Come by', url: 'https://example.com' } })],
  ['with paragraphs in a list', JSON.stringify({ ...letter, body: ['Hello,', 'come by.'] })],
  ['with line breaks that were escaped once more', JSON.stringify({ ...letter, body: String.raw`Hello,\n\ncome by.` })],
  ['beside one that was not meant', JSON.stringify({ email: letter, rejected: { ...letter, subject: 'Old bread' } })],
  ['behind thoughts of which some have no beginning', `Perhaps {so}.\n<think>Hm.</think>\nSubject: Old bread\n</think>\n${json}`],
  ['with the names of parts in their texts', JSON.stringify({ ...letter, subject: '**Subject line:** Fresh bread' })],
];

describe('an answer', () => {
  it.each(forms)('is read: %s', (_, answer) => expect(parse(answer).output).toEqual(letter));

  it.each([
    ['labels', 'Subject: Fresh bread\nPreheader: Warm from eight\nBody: Hello\nCall to action: Come by'],
    ['YAML', 'subject: Fresh bread\nbody: |\n  Hello'],
    ['XML', '<email><subject>Fresh bread</subject><body>Hello</body></email>'],
    ['prose', 'Fresh bread, warm from eight.'],
  ])('is for a person where it is no JSON: %s', (_, answer) => expect(parse(answer)).toMatchObject({ output: null, truncated: false }));

  it('is no output where it tells of an error', () =>
    expect(parse('{"error": "overloaded", "text": "Try again later.", "hashtags": []}', 'social_post').output).toBeNull());

  it('says in which part it breaks off', () =>
    expect(parse('{"subject": "Fresh bread", "preheader": "Warm fr')).toMatchObject({ truncated: true, brokenAt: '/preheader' }));

  it('is not put together from two texts', () => {
    const two = {
      one: { subject: 'Old bread', preheader: 'Cold' },
      other: { subject: 'Fresh bread', body: 'Hello', call_to_action: 'Come' },
    };
    expect(parse(JSON.stringify(two))).toMatchObject({ output: { subject: 'Fresh bread', preheader: '' }, missing: ['/preheader'] });
  });
});

describe('a list', () => {
  const ad = (variants: unknown) => parse(JSON.stringify(variants), 'ad_copy').output;
  const read = { variants: [{ primary_text: 'Rain?', headlines: ['One', 'Two'], descriptions: ['Three'] }] };
  it.each([
    ['alone', [{ primary_text: 'Rain?', headlines: ['One', 'Two'], descriptions: ['Three'] }]],
    ['in a list', { variants: [[{ primary_text: 'Rain?', headlines: ['One', 'Two'], descriptions: ['Three'] }]] }],
    ['with lists of one', [{ primary_text: 'Rain?', headlines: [['One', 'Two']], descriptions: [['Three']] }]],
    ['under numbers', { variants: { 1: { primary_text: 'Rain?', headlines: { 1: 'One', 2: 'Two' }, descriptions: ['Three'] } } }],
    ['of one, without its list', { primary_text: 'Rain?', headlines: ['One', 'Two'], descriptions: ['Three'] }],
    ['in lines', [{ primary_text: 'Rain?', headlines: '- One\n- Two', descriptions: 'Three' }]],
    ['with numbered names', [{ primary_text: 'Rain?', headline_1: 'One', headline_2: 'Two', description: 'Three' }]],
    ['in an object', { variants: { items: [{ primary_text: 'Rain?', headlines: ['One', 'Two'], descriptions: ['Three'] }] } }],
    ['as a text in JSON', { variants: '[{"primary_text": "Rain?", "headlines": ["One", "Two"], "descriptions": ["Three"]}]' }],
  ])('is read: %s', (_, variants) => expect(ad(variants)).toEqual(read));

  it('of sections is read from a text with headings', () => {
    const { output } = contentTypes.landing_page.example;
    const sections = '## One\nFirst.\n## Two\nSecond.';
    expect(parse(JSON.stringify({ ...output, sections }), 'landing_page').output).toMatchObject({
      sections: [
        { heading: 'One', body: 'First.' },
        { heading: 'Two', body: 'Second.' },
      ],
    });
  });
});

describe('a doubt', () => {
  it.each([
    ['a draft by the words before it', `Here is a first draft:\n${json}`, /call it a draft/],
    ['several texts', `${json.replace('Fresh', 'Old')}\n${json}`, /several texts/],
    ['a text behind it that is less filled', `${json}\n{"subject": "Newer", "body": "Text"}`, /best filled/],
    ['a correction', `${json}\nCorrection: the subject should be “Old bread”.`, /correct it/],
    ['thoughts that go on', `${json}\nWait, the subject is too long.`, /went on thinking/],
    ['words that say that there is more', `${json}\nI will continue with the rest.`, /not whole/],
    ['a comment that stands for more', json.replace('{', '{ // ... rest of the mail\n'), /left out/],
    [
      'a text in no part',
      `{"subject": "Fresh", "body": "It is so.", "and": "says everybody who was here, and so do we, at any time of the year", }`,
      /not quite JSON/,
    ],
  ])('is told: %s', (_, answer, doubt) => expect(parse(answer).doubt).toMatch(doubt));

  it.each([
    ['the last of several that says that it is final', `${json.replace('Fresh', 'Old')}\nThe improved version:\n${json}`],
    ['an offer that speaks of the rest', `${json}\nLet me know if the rest of the mail should be shorter.`],
    ['an offer behind it', `${json}\nLet me know if I should shorten it.`],
  ])('is none: %s', (_, answer) => expect(parse(answer)).toMatchObject({ doubt: null, output: letter }));
});
