import { contentTypes, textParts, type ContentRequestInput } from '@handbill/contract';
import type { EarlierCall } from '@handbill/operations';
import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { writtenTexts } from '../repair/written-text.fixture.ts';
import { earlierCall } from './earlier-call.fixture.ts';

const { server, write, continueEarlier } = await writtenTexts();

const letter = contentTypes.email.example.output;
const letterBrief: ContentRequestInput = {
  type: 'email',
  topic: 'Our course in March',
  keywords: ['sourdough', 'rye flour'],
  facts: ['Six evenings'],
};
const rye = `${letter.body} We bake with rye flour, too.`;
const worse = 'We bake with rye flour as [Baker’s name] does.';

const sections = Array.from({ length: 4 }, (_, at) => ({
  heading: `Step ${at + 1}`,
  body: `Here sourdough is stirred, and step ${at + 1} takes a calm hand and a warm room.`,
}));
const article = { ...contentTypes.blog_article.example.output, sections };
const articleBrief: ContentRequestInput = {
  type: 'blog_article',
  topic: 'Sourdough',
  length: 100,
  facts: ['Step 1, step 2, step 3, step 4'],
};
const broken = JSON.stringify(article).split('step 3 takes')[0] ?? '';

const post: ContentRequestInput = {
  type: 'social_post',
  topic: 'Our sourdough course',
  platform: 'linkedin',
  keywords: ['rye flour'],
  hashtags: ['baking', 'sourdough'],
};

const answer = (value: unknown) => replies.streamed(JSON.stringify(value));
const partsOf = (output: unknown) => Object.fromEntries(textParts(output));

type Written = Awaited<ReturnType<typeof write>>;

/** The recorded calls of a text. */
const recorded = ({ calls }: Written): readonly EarlierCall[] =>
  calls.map(({ reason, model, end }) => ({
    reason,
    model,
    finish_reason: end?.finish_reason ?? null,
    answer: end?.answer ?? null,
    error: end?.error ?? null,
  }));

/** Of a call whose process was killed. */
const brokenOff = (call: EarlierCall): EarlierCall => ({
  ...call,
  finish_reason: null,
  answer: call.answer?.slice(0, 20) ?? null,
  error: { kind: 'broken_off', status: null, message: 'Gone.' },
});

const isModels = ({ reason }: { readonly reason: string }): boolean => reason !== 'mended';

describe('a text whose process is killed', () => {
  const cases: readonly (readonly [string, ContentRequestInput, readonly ModelReply[]])[] = [
    ['a text that passes', { ...letterBrief, keywords: [] }, [answer(letter)]],
    ['a text that is repaired', letterBrief, [answer(letter), answer({ '/body': rye })]],
    ['a text whose second repair is taken', letterBrief, [answer(letter), answer({ '/body': worse }), answer({ '/body': rye })]],
    ['a text that cannot be repaired', letterBrief, [answer(letter), answer({ '/body': worse })]],
    ['a text that is repaired after an error', letterBrief, [answer(letter), replies.error(500, 'Oops'), answer({ '/body': rye })]],
    ['a text that came after an error', letterBrief, [replies.error(500, 'Oops'), answer(letter), answer({ '/body': rye })]],
    [
      'an answer that is cut off',
      articleBrief,
      [replies.streamed(broken, 'length'), answer({ '/sections/-': sections.slice(2), '/conclusion': article.conclusion })],
    ],
    [
      'a text that is mended before and after its repair',
      post,
      [answer({ text: 'A calm loaf  is learnt.', hashtags: [] }), answer({ '/text': 'A calm loaf is learnt  with rye flour.' })],
    ],
    ['an answer that cannot be read', letterBrief, [replies.streamed('Dear all, come in March.')]],
    ['an answer in prose to the repair', letterBrief, [answer(letter), replies.streamed('I would rather not.')]],
  ];

  it.each(cases)('goes on after each of its calls, and no answer is asked for twice: %s', async (_, brief, played) => {
    const undisturbed = await write(brief, ...played);
    const calls = recorded(undisturbed);
    for (let kept = 0; kept <= calls.length; kept += 1) {
      const before = calls.slice(0, kept);
      const next = calls[kept];
      const asked = before.filter(isModels).length;
      // Of a call with errors its tries are made again, since the call was not answered.
      const from = before.findLastIndex(({ reason, error }) => isModels({ reason }) && error === null);
      const unanswered = before.slice(from + 1).filter(isModels).length;
      const rest = played.slice(Math.min(asked - unanswered, played.length - 1));
      const continued = await continueEarlier(brief, next === undefined ? before : [...before, brokenOff(next)], ...rest);
      expect(continued.result).toEqual(undisturbed.result);
      expect(continued.shown).toEqual(partsOf(continued.result.kind === 'written' ? continued.result.output : null));
      expect(server.requests).toHaveLength(calls.filter(isModels).length - (asked - unanswered));
      expect(continued.calls.map(({ reason }) => reason)).toEqual(calls.slice(kept - unanswered).map(({ reason }) => reason));
      const whole = before.some(({ error }) => error === null);
      expect(continued.attempts[0]?.reason).toBe(whole ? 'taken_over' : undisturbed.attempts[0]?.reason);
    }
  });
});

describe('earlier answers', () => {
  it('of the whole text: the newest is taken, with what was written for it', async () => {
    const newer = { ...letter, subject: 'Another evening' };
    const earlier = [
      earlierCall('first', JSON.stringify(letter)),
      earlierCall('repair', JSON.stringify({ '/body': 'Of the first.' })),
      earlierCall('taken_over', JSON.stringify(newer)),
      earlierCall('repair', JSON.stringify({ '/body': rye })),
    ];
    const { result } = await continueEarlier(letterBrief, earlier, replies.error(400, 'Not asked for'));
    expect(result).toMatchObject({ status: 'ready', model: 'm', output: { ...newer, body: rye } });
    expect(server.requests).toEqual([]);
  });

  it('that ended early end early', async () => {
    const earlier = [earlierCall('first', broken, undefined, 'MAX_TOKENS')];
    const missing = { '/sections/-': sections.slice(2), '/conclusion': article.conclusion };
    const { result, calls } = await continueEarlier(articleBrief, earlier, answer(missing));
    expect(result).toMatchObject({ output: article });
    expect(calls.map(({ reason }) => reason)).toEqual(['repair']);
  });

  it.each([
    ['the repair', earlierCall('repair', 'null', 'refused'), { '/body': rye }],
    ['the text', earlierCall('first', 'null', 'refused'), letter],
  ])('of a fallback answer what failed before it: %s', async (_, failed, answered) => {
    const text = earlierCall('first', JSON.stringify(letter));
    const fallback = earlierCall('fallback', JSON.stringify(answered));
    const earlier = failed.reason === 'repair' ? [text, failed, fallback] : [failed, fallback];
    const { result, calls } = await continueEarlier(letterBrief, earlier, answer({ '/body': rye }));
    expect(result).toMatchObject({ status: 'ready', output: { ...letter, body: rye } });
    expect(calls.map(({ reason }) => reason)).toEqual(failed.reason === 'repair' ? [] : ['repair']);
  });

  it('of fallbacks alone, since the first server was down all the time, are taken in their order', async () => {
    const earlier = [letter, { '/body': rye }].map((answered) => earlierCall('fallback', JSON.stringify(answered)));
    const { result } = await continueEarlier(letterBrief, earlier, replies.error(400, 'Not asked for'));
    expect(result).toMatchObject({ status: 'ready', output: { ...letter, body: rye } });
    expect(server.requests).toEqual([]);
  });

  it('that fit no call are left out, and the text is asked for', async () => {
    const earlier = [earlierCall('outline', '{}'), earlierCall('section', '{}')];
    const { result, calls } = await continueEarlier({ ...letterBrief, keywords: [] }, earlier, answer(letter));
    expect(result).toMatchObject({ status: 'ready', output: letter });
    expect(calls.map(({ reason }) => reason)).toEqual(['first']);
  });
});
