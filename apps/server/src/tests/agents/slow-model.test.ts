import { contentTypes } from '@handbill/contract';
import { agentTimings } from '@handbill/mcp';
import { fakeModelServer, modelReplies } from '@handbill/testing';
import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../../packages/embedded-mongo/testing/data-folder.ts';
import { embeddedUri } from '../../../../../packages/embedded-mongo/testing/embedded-uri.ts';
import { agent, formerAgent } from '../../../testing/agents.ts';
import { MainProcess } from '../../../testing/main-process.ts';
import { serverWithModel } from '../../../testing/server-with-model.ts';

const { request: brief, output } = contentTypes.email.example;
const whole = JSON.stringify(output);

describe('a model that takes five minutes', async () => {
  const agents = { wait: 1_500, progress: 300, same: 600_000 };
  const { server, model } = await serverWithModel({}, { heartbeat: 1_000, sweep: 1_000, grace: 1_000, agents });

  it('keeps no call waiting for longer than hosts do, and is asked once', async () => {
    // The rest of a call's time is bounded, too.
    expect(agentTimings.wait + 5_000).toBeLessThanOrEqual(45_000);
    expect(agentTimings.progress).toBeLessThanOrEqual(10_000);
    let release = () => undefined as void;
    const taken = new Promise<void>((resolve) => (release = resolve));
    model.play(async (response, request) => {
      await taken;
      await modelReplies.streamed(whole)(response, request);
    });
    for (const one of [await agent(server), await formerAgent(server)]) {
      const heard: number[] = [];
      const began = performance.now();
      const cut = await one.call('generate_content', brief, ({ progress }) => heard.push(progress));
      const { content_id: id } = cut.data;
      expect(cut.data).toMatchObject({ status: 'generating', next: expect.stringContaining('get_content') });
      expect(await one.call('get_content', { id, wait_s: 40 })).toMatchObject({ data: { status: 'generating' } });
      expect(performance.now() - began).toBeLessThan(20_000);
      expect(heard.length).toBeGreaterThanOrEqual(1);
    }
    expect(model.requests).toHaveLength(1);
    release();
    const one = await agent(server);
    await expect.poll(async () => (await one.call('generate_content', brief)).data.status).toBe('ready');
    expect(model.requests).toHaveLength(1);
  });

  it('goes on with parts that are written anew, when the same call comes again', async () => {
    const one = await agent(server);
    model.play(modelReplies.streamed(whole));
    const { data } = await one.call('generate_content', { ...brief, again: true });
    let release = () => undefined as void;
    const taken = new Promise<void>((resolve) => (release = resolve));
    model.play(async (response, request) => {
      await taken;
      await modelReplies.streamed(JSON.stringify({ '/subject': 'Bread in March', subject: 'Bread in March' }))(response, request);
    });
    const call = { id: data.content_id, pointers: ['/subject'] };
    expect((await one.call('rewrite_content', call)).data).toMatchObject({
      content_id: data.content_id,
      status: 'generating',
      next: expect.stringContaining('get_content'),
    });
    expect((await one.call('rewrite_content', call)).data.status).toBe('generating');
    expect(model.requests).toHaveLength(1);
    release();
    await expect.poll(async () => (await one.call('rewrite_content', call)).data.status).not.toBe('generating');
    expect(model.requests.length).toBeLessThanOrEqual(3);
    model.play(modelReplies.refusal('Approve it yourself.'));
    const refused = await one.call('rewrite_content', { ...call, again: true });
    expect(refused.data).toMatchObject({ next: expect.stringContaining('as it was'), untrusted: { error: { code: 'generation_failed' } } });
    expect(refused.data.next).not.toContain('Approve it');
  });
});

it('gives the same text to a host that repeats the call that a killed server has cut', { timeout: 120_000 }, async () => {
  const model = await fakeModelServer();
  onTestFinished(() => model.close());
  const data = await dataFolder();
  const env = { OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: model.baseURL };
  model.play(modelReplies.silentAfter(whole.slice(0, 60)));
  const killed = new MainProcess(data, env);
  await killed.ready();
  const cut = (await agent(killed)).call('generate_content', brief).catch(() => 'cut');
  await expect.poll(() => model.requests.length).toBe(1);
  await killed.end('SIGKILL');
  expect(await cut).toBe('cut');
  const client = await MongoClient.connect(await embeddedUri(data));
  const content = client.db('handbill').collection<{ _id: string }>('content');
  // The texts of the killed one are taken over at once, and not after half a minute.
  await content.updateMany({ lease: { $exists: true } }, { $set: { 'lease.until': new Date(0) } });
  const ids = await content.distinct('_id');
  await client.close();
  model.play(modelReplies.streamed(whole));
  const next = new MainProcess(data, env);
  await next.ready();
  const began = performance.now();
  const { data: answer } = await (await agent(next)).call('generate_content', brief);
  expect(performance.now() - began).toBeLessThan(45_000);
  expect([answer.content_id]).toEqual(ids);
  expect(answer.status).toBe('ready');
});
