import { contentTypes, ContentRequest, CreateBrandVoice, type BrandVoice } from '@handbill/contract';
import { exampleLanguages, partsDefinition, definitionOf } from '@handbill/text';
import { describe, expect, it } from 'vitest';
import { partsPrompt } from './parts-prompt.ts';
import { promptFor } from './prompt-for.ts';

const at = new Date('2026-11-22T09:00:00Z');
const voice: BrandVoice = {
  ...CreateBrandVoice.parse({
    name: 'Bakery',
    description: 'Calm',
    avoid: ['Durchbruch'],
    examples: ['Der Ofen ist warm.'],
    emoji: 'none',
    formality: 'informal',
    terms: [{ term: 'Slow Crust', use: 'keep' }],
    disclaimers: [{ text: 'Anzeige' }],
  }),
  id: 'brv_01jd6v3m8hf2v9q0x1y2z3a4b5',
  revision: 1,
  created_at: at,
  updated_at: at,
};

function commonPrefix(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

describe.each(Object.values(contentTypes))('two prompts for $name', ({ example, output, request: { shape } }) => {
  const plain = promptFor({ request: ContentRequest.parse(example.request), campaign: null });
  const others = { topic: 'Cups', tone: 'playful', facts: ['12 cups'], source_text: 'A cup.', keywords: ['cup'] };

  it.each([
    ['de-AT', 1_200],
    ['en', 300],
    ['ja', null],
  ])(
    'begin alike for more than half, whatever the language, the topic, the tone, the length, the facts and the voice: %s, %s',
    (language, length) => {
      const request = ContentRequest.parse({ ...example.request, ...others, language, ...(length !== null && { length }) });
      const { system } = promptFor({ request, campaign: null, voice });
      const shared = commonPrefix(plain.system, system).length;
      expect(shared / Math.max(plain.system.length, system.length)).toBeGreaterThanOrEqual(0.55);
    },
  );

  // Providers cache what two calls share from 1,024 tokens on; the estimate is up to 5 % below the count of o200k, or 17 % above.
  it.each(exampleLanguages)('share 1,100 tokens and more on a platform and in a language, whatever else they say: %s', (language) => {
    const platforms = 'platform' in shape ? shape.platform.options : [undefined];
    for (const platform of platforms) {
      const place = { language, ...(platform !== undefined && { platform }) };
      const { system: one } = promptFor({ request: ContentRequest.parse({ ...example.request, ...place }), campaign: null });
      const brief = ContentRequest.parse({ ...example.request, ...others, ...place, length: 300 });
      const { system: other } = promptFor({ request: brief, campaign: null, voice });
      const shared = Buffer.byteLength(commonPrefix(one, other)) / 4 / 1.17;
      expect({ platform, shared, isEnough: shared >= 1_100 }).toEqual({ platform, shared, isEnough: true });
    }
  });

  it('begin alike where parts are asked for again: that prompt has all of the first one’s system message', () => {
    const request = ContentRequest.parse(example.request);
    const [name = ''] = Object.keys(output.shape);
    const part = { pointer: `/${name}`, kept: null, failing: [], words: null };
    expect(partsDefinition(definitionOf(request), [part]).name).toBe(`${request.type}_parts`);
    const parts = { parts: [part], output: example.output, failedBefore: [], instructions: null };
    const { system } = partsPrompt({ request, campaign: null }, parts);
    expect(system.startsWith(plain.system)).toBe(true);
    expect(plain.system.length / system.length).toBeGreaterThanOrEqual(0.7);
  });
});
