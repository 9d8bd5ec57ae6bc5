import { contentTypes } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { barOf, missedBars } from './bar.ts';
import { briefsIn } from './briefs-in.ts';
import { anyResult } from './results.fixture.ts';

const brief = { type: 'email', topic: 'Our sourdough course' };
const line = (value: unknown): string => JSON.stringify(value);

describe('a file of briefs', () => {
  it('has requests, records or named requests, a line each', () => {
    const [plain, record, named] = briefsIn(
      [
        line(brief),
        '',
        line({ id: 'cnt_1', status: 'ready', request: { ...brief, language: 'de' } }),
        line({ name: 'mine', request: brief }),
      ].join('\r\n'),
    );
    expect(plain).toMatchObject({ name: 'line-1', request: { ...brief, tone: 'professional', language: 'en' } });
    expect([record?.name, record?.request.language, named?.name]).toEqual(['cnt_1', 'de', 'mine']);
  });

  it.each(Object.values(contentTypes))('takes the request of a record as it is kept: $name', ({ name, example, keptRequest }) => {
    const kept = keptRequest.parse(example.request);
    expect(briefsIn(line({ id: 'cnt_1', request: kept }))[0]?.request).toMatchObject({ ...kept, type: name });
  });

  it('is asked for without a campaign and a voice, which are in a database', () => {
    const [one] = briefsIn(line({ ...brief, campaign_id: 'cmp_1', brand_voice_id: 'brv_1' }));
    expect(one?.request).toMatchObject({ campaign_id: null, brand_voice_id: null });
  });

  it.each([
    ['{', 'Line 2 is no JSON'],
    ['5', 'Line 2 is no brief: '],
    [line({ ...brief, length: 0 }), 'Line 2 is no brief: /length '],
    [line({ name: 'line-1', request: brief }), 'Line 2 has a name that another one has: line-1'],
  ])('names the line that is wrong: %s', (wrong, message) => {
    expect(() => briefsIn(`${line(brief)}\n${wrong}`)).toThrow(message);
  });
});

describe('a bar', () => {
  it('is a share of the texts', () => {
    expect(barOf('ready=0.6')).toEqual({ name: 'ready', least: 0.6 });
    expect(barOf('ready_at_once=1')).toEqual({ name: 'ready_at_once', least: 1 });
    for (const wrong of ['ready', 'ready=', 'ready=2', 'ready=-1', 'ready=x', 'cost=1', 'constructor=1'])
      expect(barOf(wrong)).toBeUndefined();
  });

  it('is missed below it, and by no texts at all', () => {
    const bar = { name: 'ready', least: 0.5 } as const;
    const texts = (ready: number) => Array.from({ length: 10 }, (_, index) => anyResult(`b${index}`, index < ready));
    expect(missedBars([bar], texts(5))).toEqual([]);
    expect(missedBars([bar, { name: 'ready_at_once', least: 1 }], texts(4))).toEqual([
      'ready is 0.400, below 0.5.',
      'ready_at_once is 0.400, below 1.',
    ]);
    expect(missedBars([bar], [])).toEqual(['ready is 0.000, below 0.5.']);
  });
});
