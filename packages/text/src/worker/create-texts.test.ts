import { setTimeout as wait } from 'node:timers/promises';
import { ContentRequest, contentTypes, type TextToCheck } from '@handbill/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { checkOutput } from '../checked/checked-text.ts';
import { createTexts, type TextsOptions } from './create-texts.ts';

const opened: ReturnType<typeof createTexts>[] = [];
const texts = (options?: TextsOptions) => {
  const created = createTexts(options);
  opened.push(created);
  return created;
};
afterAll(() => Promise.all(opened.map((one) => one.close())));

const fixture = (name: string) => new URL(`./${name}.fixture.ts`, import.meta.url);
const { example } = contentTypes.email;
const request = ContentRequest.parse(example.request);
const brief = { request, campaign: null };
const answer = (text: string) => ({ text, finish: 'stop' }) as const;
const plain = { format: 'text', text: 'Bread', isPlain: true, title: 'Bread', language: 'en' } as const;

describe('a text in the thread', () => {
  it('is checked as it is beside it', async () => {
    const checked = await texts().checkOutput(brief, example.output);
    expect(checked).toEqual(checkOutput(brief, example.output));
  });

  it('is read, corrected by rules and rendered', async () => {
    const shared = texts();
    const read = await shared.readText(brief, answer(JSON.stringify({ ...example.output, subject: 'Bread  and butter' })), null);
    expect(read.output).toMatchObject({ subject: 'Bread  and butter' });
    const fixed = await shared.autofix(await shared.checkOutput(brief, read.output ?? example.output));
    expect([...fixed.parts]).toEqual([['/subject', 'Bread and butter']]);
    expect(await shared.render(plain)).toBe('Bread\n');
  });
});

describe('a rule that never ends', () => {
  const shared = texts({ tasks: fixture('endless-rule'), step_ms: 1_500 });
  const notChecked = { outcome: 'warn', found: 'was not checked', pointer: null };

  it('is told as one check, nothing to repair, and the others are made', async () => {
    const { status, output, checks } = await shared.readText(brief, answer(JSON.stringify(example.output)), null);
    expect(output).toEqual(example.output);
    for (const name of ['language', 'style'])
      expect(checks.filter(({ rule }) => rule === name)).toEqual([expect.objectContaining(notChecked)]);
    const others = checkOutput(brief, example.output).checks.filter(({ rule }) => rule !== 'language' && rule !== 'style');
    expect(checks.filter(({ rule }) => rule !== 'language' && rule !== 'style')).toEqual(others);
    // The language of it may be another one, which fails.
    expect(status).toBe('needs_review');
    expect(await shared.partsToWrite({ ...checkOutput(brief, example.output), checks })).toEqual([]);
  });

  it('is a warning to whoever asks for the checks', async () => {
    const asked = { ...request, output: example.output } as unknown as TextToCheck;
    const { outcome, checks } = await shared.of('one').checkGiven(asked, null, null);
    expect([outcome, checks.filter(({ found }) => found === notChecked.found).length]).toEqual(['warn', 2]);
  });
});

describe('a reading that never ends', () => {
  const shared = texts({ tasks: fixture('endless-reading'), step_ms: 500 });

  it('leaves the answer as the text, for a person to look at', async () => {
    const read = await shared.readText(brief, answer('Bread\u0000 and butter'), null);
    expect(read).toMatchObject({ status: 'needs_review', output: null, text: 'Bread and butter', title: request.topic });
    expect(read.checks).toEqual([
      expect.objectContaining({ rule: 'required_part', outcome: 'fail', message: expect.stringContaining('could not be read in time') }),
    ]);
  });

  it('is no outline and no autofix, and holds up nobody else for long', async () => {
    const text = checkOutput(brief, example.output);
    const ended = Promise.all([shared.readOutline(request, answer('{}'), 5), shared.autofix(text), shared.of('one').render(plain)]);
    expect(await ended).toEqual([null, { text, parts: new Map() }, 'Bread\n']);
  });

  it('of two outputs that are compared has the parts that differ replaced', async () => {
    const changes = [
      { op: 'delete', text: example.output.subject },
      { op: 'insert', text: 'Bread' },
    ];
    const diff = await shared.diffOutputs(example.output, { ...example.output, subject: 'Bread' }, 'en');
    expect(diff).toEqual([{ pointer: '/subject', changes }]);
  });

  it('is said to whoever waits for what nothing can stand for', async () => {
    const text = checkOutput(brief, example.output);
    await expect(shared.formatText(text)).rejects.toMatchObject({ code: 'unavailable', members: { retry_after: 5 } });
  });

  it('is another thing than a fault, which comes back with where it happened', async () => {
    const fault: unknown = await shared.partsNamed(checkOutput(brief, example.output), []).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(RangeError);
    expect(fault).toMatchObject({ message: 'Too much of it', stack: expect.stringContaining('endless-reading.fixture.ts') });
  });
});

it.each(['render', 'diffOutputs'] as const)('bounds how much of a workspace waits for %s, which stores nothing', async (name) => {
  const shared = texts();
  const ask = (workspace: string) =>
    name === 'render' ? shared.of(workspace).render(plain) : shared.of(workspace).diffOutputs(example.output, null, 'en');
  const asked = await Promise.allSettled([...Array.from({ length: 60 }, () => ask('one')), ask('other')]);
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect([refused.length, asked.at(-1)?.status]).toEqual([9, 'fulfilled']);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
});

describe('the thread', () => {
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

  it('starts with the first text, ends when there was none for a while, and starts again', async () => {
    const before = threads();
    const shared = texts({ idle_ms: 50 });
    expect(threads()).toBe(before);
    await shared.render(plain);
    while (threads() > before) await wait(20);
    expect(await shared.render(plain)).toBe('Bread\n');
  });

  it('is closed with what it is at, and does nothing more', async () => {
    const shared = texts({ tasks: fixture('endless-reading') });
    const ended = Promise.allSettled([shared.readText(brief, answer('{}'), null), shared.render(plain)]);
    await wait(300);
    await shared.close();
    const unavailable = { status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) };
    expect(await ended).toEqual([unavailable, unavailable]);
  });

  it('that can not be started says why', async () => {
    await expect(texts({ tasks: fixture('nowhere') }).render(plain)).rejects.toThrow('nowhere');
  });
});
