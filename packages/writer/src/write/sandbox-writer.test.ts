import { checkRules, ContentRequest, CreateBrandVoice, type BrandVoice, type ContentRequestInput } from '@handbill/contract';
import { measured, writeToEnd } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { oneModel, sandboxModel } from '@handbill/models';
import { createWriter } from './create-writer.ts';
import { texts } from './texts.fixture.ts';

type Calls = Awaited<ReturnType<typeof writeToEnd>>['calls'];

async function write(
  fields: Partial<ContentRequestInput>,
  {
    signal = new AbortController().signal,
    onProgress = (_: string): void => undefined,
    calls = [] as Calls,
    voice = null as BrandVoice | null,
  } = {},
) {
  const request = ContentRequest.parse({ type: 'blog_article', length: 120, keywords: ['rye flour'], topic: 'Baking', ...fields });
  const writer = createWriter(oneModel(sandboxModel()), texts);
  const ended = await writeToEnd(writer.write({ request, campaign: null, voice, model: 'sandbox', signal, earlierCalls: [] }), onProgress);
  calls.push(...ended.calls);
  return ended.result;
}
const simulate = (scenario: string, fields: Partial<ContentRequestInput> = {}) =>
  write({ ...fields, topic: `sandbox:${scenario} Baking at home` });

describe('the sandbox model', () => {
  it('writes a text that is ready, and streams it', async () => {
    const seen: string[] = [];
    const written = await write({}, { onProgress: (piece) => seen.push(piece) });
    expect(written).toMatchObject({ kind: 'written', status: 'ready' });
    expect(seen.length).toBeGreaterThan(3);
    expect(written.kind === 'written' && JSON.parse(seen.join(''))).toEqual(written.kind === 'written' && written.output);
  });

  it('wants a person’s look at a text in a language that it has no words for', async () => {
    expect(await write({ language: 'fi' })).toMatchObject({ kind: 'written', status: 'needs_review' });
  });

  it.each([
    ['timeout', { kind: 'failure', code: 'generation_timeout', textSoFar: expect.any(String) as string }],
    ['error', { kind: 'failure', code: 'generation_failed', textSoFar: null }],
    ['rate_limited', { kind: 'failure', code: 'generation_failed', textSoFar: null }],
    ['refusal', { kind: 'failure', code: 'generation_failed', detail: expect.stringContaining('can’t help') as string }],
    ['disconnect', { kind: 'failure', code: 'generation_failed', textSoFar: expect.stringContaining('title') as string }],
    ['unparseable', { kind: 'written', status: 'needs_review', output: null, text: expect.stringContaining('brief') as string }],
    ['truncated', { kind: 'written', status: 'ready' }],
    ['over_limit', { kind: 'written', status: 'ready' }],
    ['missing_keywords', { kind: 'written', status: 'ready' }],
  ])('simulates %s within two seconds', { ...measured, timeout: 2_000 }, async (scenario, ending) => {
    expect(await simulate(scenario)).toMatchObject(ending);
  });

  it.each<Partial<ContentRequestInput>>([
    { type: 'social_post', platform: 'twitter' },
    { type: 'social_post', platform: 'facebook' },
    { type: 'email' },
    { type: 'landing_page' },
    { type: 'ad_copy', platform: 'google_search', product: 'Oven', unique_selling_proposition: 'Even heat' },
    { type: 'ad_copy', platform: 'facebook', product: 'Oven', unique_selling_proposition: 'Even heat' },
  ])(
    'is repaired where it was over a limit, lacked keywords or, where the brief has none, broke another rule: $type $platform',
    async (fields) => {
      for (const scenario of ['over_limit', 'missing_keywords']) {
        for (const keywords of [[], ['rye flour']]) {
          const calls: Calls = [];
          const written = await write({ length: null, ...fields, keywords, topic: `sandbox:${scenario} Baking at home` }, { calls });
          expect(written).toMatchObject({ kind: 'written', status: 'ready' });
          expect(calls.map(({ reason }) => reason)).toContain('repair');
        }
      }
    },
  );

  it('warns where it is asked to', async () => {
    const written = await simulate('warn');
    expect(written).toMatchObject({ kind: 'written', status: 'ready' });
    expect(written.kind === 'written' && written.checks.some(({ outcome }) => outcome === 'warn')).toBe(true);
  });

  const post: Partial<ContentRequestInput> = {
    type: 'social_post',
    platform: 'facebook',
    hashtags: ['baking'],
    link: 'https://example.com/course',
  };
  const ad: Partial<ContentRequestInput> = {
    type: 'ad_copy',
    platform: 'google_search',
    product: 'Oven',
    unique_selling_proposition: 'Even heat',
  };
  const briefs: Partial<Record<(typeof checkRules)[number], Partial<ContentRequestInput>>> = {
    platform_limit: post,
    hashtag: post,
    link: post,
    duplicate: ad,
    editorial: ad,
    topic: { ...ad, unique_selling_proposition: 'It has even heat for all of your bread' },
    must_say: { must_say: ['Six loaves for 12 €'] },
  };
  const neverFails = ['markup', 'seo_length', 'style', 'readability', 'forbidden_word', 'term', 'disclaimer'];

  it.each(checkRules)('fails the rule %s, and no repair mends it', measured, async (rule) => {
    const written = await simulate(`fail:${rule}`, briefs[rule]);
    expect(written).toMatchObject({ kind: 'written', status: 'needs_review' });
    const failing = written.kind === 'written' ? written.checks.filter(({ outcome }) => outcome === 'fail') : [];
    // A rule that only warns, or that this brief has nothing for, fails by a reason of its own.
    expect(failing.map((check) => check.rule)).toContain(neverFails.includes(rule) ? 'required_part' : rule);
    expect(failing.some(({ message }) => message.includes(`asked to fail the rule ${rule}`))).toBe(neverFails.includes(rule));
  });

  it.each(['forbidden_word', 'term', 'disclaimer', 'required_part'] as const)('fails the rule %s in a brand voice, too', async (rule) => {
    const at = new Date('2026-11-22T09:00:00Z');
    const terms = [{ term: 'dough', use: 'forbidden' as const }];
    const fields = CreateBrandVoice.parse({ name: 'Bakery', avoid: ['cheap'], terms, disclaimers: [{ text: 'Places are limited.' }] });
    const voice = { ...fields, id: 'brv_01jd6v3m8hf2v9q0x1y2z3a4b5', revision: 1, created_at: at, updated_at: at };
    const written = await write({ type: 'email', length: null, topic: `sandbox:fail:${rule} Baking` }, { voice });
    expect(written).toMatchObject({ kind: 'written', status: 'needs_review' });
    // A fault that rules correct is left to a person all the same.
    const isCorrected = rule === 'disclaimer' || rule === 'required_part';
    expect(written.kind === 'written' && written.checks.some(({ message }) => message.endsWith('may be corrected by rules.'))).toBe(
      isCorrected,
    );
  });

  it.each(['required_part', 'truncation', 'keyword', 'language'] as const)('fails the rule %s in posts, too', async (rule) => {
    const written = await simulate(`fail:${rule}`, post);
    expect(written).toMatchObject({
      status: 'needs_review',
      checks: expect.arrayContaining([expect.objectContaining({ rule, outcome: 'fail' })]),
    });
  });

  it('tells of each of its calls', async () => {
    const calls: Calls = [];
    await write({}, { calls });
    await write({ topic: 'sandbox:rate_limited Baking' }, { calls });
    const refused = { answer: null, output_tokens: 0, error: { kind: 'simulated', message: expect.stringContaining('429') } };
    expect(calls).toMatchObject([
      { model: 'sandbox', reason: 'first', end: { answer: expect.stringContaining('rye flour'), finish_reason: 'stop', cost: null } },
      { reason: 'first', end: refused },
      { reason: 'retry', end: refused },
      { reason: 'retry', end: refused },
    ]);
  });

  it('writes a slow one piece by piece, and stops it at once when nobody waits for it', measured, async () => {
    const started = performance.now();
    const stopping = new AbortController();
    const pieces: string[] = [];
    const onProgress = (piece: string) => {
      if (pieces.push(piece) === 3) stopping.abort();
    };
    const stopped = await write({ topic: 'sandbox:slow Baking' }, { signal: stopping.signal, onProgress });
    expect(stopped).toMatchObject({ kind: 'failure', textSoFar: pieces.join('') });
    expect(pieces).toHaveLength(3);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
