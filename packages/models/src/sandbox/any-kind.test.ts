import { ContentRequest, contentTypes, type PlatformLimit, type RequiredPart } from '@handbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkContent, definitionOf, type AnyDefinition } from '@handbill/text';
import { compose } from './compose.ts';

const write = (definition: AnyDefinition, request: ContentRequest) => {
  const output = compose({ request, campaign: null }, definition);
  const checks = checkContent(request, output, { truncated: false, definition });
  return { output: definition.output.parse(output), failing: checks.filter(({ outcome }) => outcome === 'fail') };
};

const keywordLists = [[], ['rye flour', 'oven'], Array.from({ length: 12 }, (_, index) => `baking term ${'abcdefghijkl'[index]}`)];

/** The kind's example with every platform, in several lengths and with few and many keywords; none that the contract refuses. */
function requestsOf({ request, example }: (typeof contentTypes)[keyof typeof contentTypes], language: string): ContentRequest[] {
  const platforms = 'platform' in request.shape ? request.shape.platform.options : [undefined];
  const inputs = platforms.flatMap((platform) =>
    keywordLists.flatMap((keywords) => [undefined, 60, 400, 3000].map((length) => ({ platform, keywords, length }))),
  );
  return inputs
    .map(({ platform, ...fields }) => ({ ...example.request, ...fields, language, ...(platform !== undefined && { platform }) }))
    .flatMap((input) => ContentRequest.safeParse(input).data ?? []);
}

describe.each(['en', 'de'])('in %s, without patterns of its own', (language) => {
  it.each(Object.values(contentTypes))('$name is written from its definition', (kindOfOurs) => {
    const definition = { ...definitionOf({ type: kindOfOurs.name }), name: 'without_patterns' };
    const requests = requestsOf(kindOfOurs, language);
    expect(requests.length).toBeGreaterThan(5);
    for (const request of requests) expect(write(definition, request).failing).toEqual([]);
  });
});

/** A kind that nobody has thought of: its requests are an email's. */
function kind(
  output: z.ZodObject,
  example: object,
  { counted = [], required = [], limits = [], ...more }: Pick<AnyDefinition, 'slug' | 'hashtags'> & KindRules = {},
): AnyDefinition {
  return {
    ...definitionOf({ type: 'email' }),
    name: 'outside',
    output,
    example: { output: example as AnyDefinition['example']['output'] },
    length: { counted, outcome: 'fail' },
    required: () => required,
    limits: () => limits,
    ...more,
  };
}
interface KindRules {
  readonly counted?: readonly string[];
  readonly required?: readonly RequiredPart[];
  readonly limits?: readonly PlatformLimit[];
}

const brief = (fields: object = {}) => ContentRequest.parse({ type: 'email', topic: 'Rye bread for beginners', ...fields });
const limit = (pointer: string, unit: PlatformLimit['unit'], max: number, min?: number): PlatformLimit => ({
  pointer,
  unit,
  max,
  outcome: 'fail',
  source: 'A test',
  ...(min !== undefined && { min }),
});

describe('a kind from outside', () => {
  it('keeps what its schema says of lengths, numbers of items and choices', () => {
    const output = z.object({
      label: z.string().max(12),
      lead: z.string().min(200).max(260),
      note: z.string().min(30).max(60),
      mood: z.enum(['calm', 'loud']),
      bullets: z.array(z.string().max(25)).min(4).max(6),
      box: z.object({ title: z.string(), inner: z.object({ rows: z.array(z.object({ name: z.string(), text: z.string() })).length(2) }) }),
    });
    const example = { label: 'a', lead: 'b', note: 'c', mood: 'calm', bullets: ['d'], box: { title: 'e', inner: { rows: [] } } };
    for (const language of ['en', 'de']) {
      for (const keywords of keywordLists.slice(0, 2))
        expect(write(kind(output, example), brief({ language, keywords })).failing).toEqual([]);
    }
  });

  it('meets a length that fails, wherever its words are', () => {
    const output = z.object({ points: z.array(z.string()), story: z.object({ text: z.string() }) });
    const outside = kind(output, {}, { counted: ['/points', '/story'] });
    for (const length of [50, 200, 1000, 5000]) expect(write(outside, brief({ length, keywords: ['oven'] })).failing).toEqual([]);
  });

  it('has the parts that its definition requires, and not those that it excludes', () => {
    const output = z.object({ intro: z.string().nullable(), extra: z.string().nullable(), tips: z.array(z.object({ tip: z.string() })) });
    const required = [
      { pointer: '/intro', min: 1, max: 1 },
      { pointer: '/extra', min: 0, max: 0 },
      { pointer: '/tips', min: 7 },
    ];
    const written = write(kind(output, {}, { required }), brief());
    expect(written.failing).toEqual([]);
    expect(written.output).toMatchObject({ intro: expect.any(String) as string, extra: null });
    expect(written.output['tips']).toHaveLength(7);
  });

  it('keeps a platform’s limits, in any unit', () => {
    const output = z.object({ title: z.string(), body: z.string().meta({ description: 'Markdown' }), tags: z.array(z.string()) });
    const limits = [
      limit('/title', 'bytes', 20),
      limit('/body', 'graphemes', 200),
      limit('/tags', 'items', 3, 2),
      limit('/tags/*', 'weighted', 15),
    ];
    for (const language of ['en', 'de'])
      expect(write(kind(output, {}, { limits }), brief({ language, keywords: ['oven'] })).failing).toEqual([]);
  });

  it('makes its slug and its list of hashtags from the fields that it names', () => {
    const output = z.object({ path: z.string(), heading: z.string(), caption: z.string(), labels: z.array(z.string()) });
    const outside = kind(
      output,
      {},
      {
        slug: { field: 'path', from: 'heading' },
        hashtags: { requested: 'marks', listed: 'labels', text: 'caption' },
      },
    );
    const request = Object.assign(brief(), { marks: ['rye', '#bread'] });
    const written = write(outside, request);
    expect(written.failing).toEqual([]);
    expect(written.output).toMatchObject({ labels: ['rye', 'bread'], caption: expect.stringMatching(/#rye #bread$/) as string });
    expect(written.output['path']).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('takes from its example what is neither text nor list nor choice, and what only its author knows how to write', () => {
    const output = z.object({
      text: z.string(),
      price: z.number(),
      link: z.url(),
      code: z.string().regex(/^[A-Z]{3}-\d+$/),
      rhyme: z.string().refine((text) => text.endsWith('moon')),
      steps: z.array(z.object({ at: z.iso.date(), text: z.string() })).min(2),
    });
    const example = {
      text: 't',
      price: 4.5,
      link: 'https://example.com/',
      code: 'RYE-1',
      rhyme: 'spoon, moon',
      steps: [{ at: '2026-03-01', text: 's' }],
    };
    const written = write(kind(output, example), brief());
    expect(written.failing).toEqual([]);
    expect(written.output).toMatchObject({ price: 4.5, link: 'https://example.com/', code: 'RYE-1', rhyme: 'spoon, moon' });
    expect(written.output['text']).not.toBe('t');
  });
});

const field: fc.Memo<z.ZodType> = fc.memo((depth) => {
  const text = fc
    .record({ min: fc.integer({ min: 0, max: 150 }), room: fc.integer({ min: 40, max: 900 }), counted: fc.boolean() })
    .map(({ min, room, counted }) =>
      z
        .string()
        .min(min)
        .max(min + room)
        .meta({ description: counted ? 'Markdown' : 'A line' }),
    );
  const leaf = fc.oneof(text, fc.constant(z.string()), fc.constant(z.enum(['one', 'other'])), fc.constant(z.string().nullable()));
  if (depth <= 1) return leaf;
  const list = fc.tuple(field(depth - 1), fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 30 })).map(([element, min, more]) =>
    z
      .array(element)
      .min(min)
      .max(min + more),
  );
  const object = fc.array(field(depth - 1), { minLength: 1, maxLength: 3 }).map((all) => z.object(named(all)));
  return fc.oneof(leaf, list, object);
});
const named = (fields: readonly z.ZodType[]): Record<string, z.ZodType> =>
  Object.fromEntries(fields.map((schema, index) => [`field_${index}`, schema]));

it('writes any output of texts, lists, choices and objects, the same each time', () => {
  const fields = fc.array(field(3), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fields, fc.constantFrom('en', 'de'), fc.constantFrom('casual', 'formal', 'calm'), (all, language, tone) => {
      const outside = kind(z.object({ story: z.string(), ...named(all) }), {}, { counted: ['/story'] });
      const request = brief({ language, tone, keywords: ['rye flour', 'oven'] });
      const written = write(outside, request);
      expect(written.failing).toEqual([]);
      expect(write(outside, request)).toEqual(written);
    }),
    { numRuns: 25 },
  );
});
