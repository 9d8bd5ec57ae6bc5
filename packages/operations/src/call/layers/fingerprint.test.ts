import { contract, mutation, type Operation } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fingerprintsOf } from './fingerprint.ts';

const { generate } = contract.content;
const fingerprintOf = (input: object, operation: Operation = generate) => fingerprintsOf(operation)(operation.input.parse(input));
const post = { type: 'social_post', topic: 'Our sourdough course', platform: 'twitter' };

describe('the fingerprint of an input', () => {
  it('is the same for what is left out and what is said as if it were', () => {
    const said = { tone: 'professional', link: null, facts: [], background: false, source_text: null, model: null, language: 'en' };
    expect(fingerprintOf({ ...said, ...post })).toBe(fingerprintOf(post));
  });

  it('is another one for anything else', () => {
    const others = [{ facts: ['Six evenings'] }, { background: true }, { hashtags: [] }, { tone: 'casual' }, { platform: 'threads' }];
    const fingerprints = [{}, ...others].map((other) => fingerprintOf({ ...post, ...other }));
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });

  it('is that of the version before, which did not know all fields', () => {
    const described = { route: 'POST /loaves', summary: 'Bake', scope: null, output: z.null(), errors: [] } as const;
    const before = mutation({ ...described, input: z.strictObject({ name: z.string(), shape: z.string().default('round') }) });
    const after = mutation({
      ...described,
      input: z.strictObject({ name: z.string(), seeds: z.array(z.string()).default([]), shape: z.string().default('round') }),
    });
    const loaf = { name: 'Rye' };
    expect(fingerprintOf(loaf, after)).toBe(fingerprintOf(loaf, before));
    expect(fingerprintOf({ ...loaf, seeds: ['flax'] }, after)).not.toBe(fingerprintOf(loaf, before));
  });

  it('of an edit tells what is cleared from what is left out', () => {
    const of = fingerprintsOf(contract.content.update);
    const edit = (fields: object) => of({ path: { id: 'cnt_1' }, fields });
    expect(edit({ tags: null })).not.toBe(edit({}));
  });
});
