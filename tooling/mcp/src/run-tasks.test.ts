import { fakeModelServer, type ModelReply } from '@handbill/testing';
import { expect, it, onTestFinished } from 'vitest';
import { testServer } from '../../../apps/server/testing/test-server.ts';
import { runTasks } from './run-tasks.ts';
import { tasks } from './tasks.ts';

const server = testServer();

/** A model that calls a tool, and then says that it is done. */
const answers =
  (message: object): ModelReply =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message }], usage: { total_tokens: 1_000 } }));
const calls = (name: string, args: object) =>
  answers({ content: null, tool_calls: [{ id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(args) } }] });
const says = answers({ content: 'Done.' });

it('has thirty tasks, and tells what a model does, what it begins with and what that takes', async () => {
  expect(tasks).toHaveLength(30);
  const model = await fakeModelServer();
  onTestFinished(() => model.close());
  const chosen = [/LinkedIn post about/, /Which brand voices/, /Delete/, /Which campaigns are running/];
  const picked = chosen.flatMap((words) => tasks.filter(({ ask }) => words.test(ask({ email: '', post: '', campaign: '', voice: '' }))));
  model.play(
    calls('generate_content', { type: 'social_post', platform: 'linkedin', topic: 'Sourdough', facts: ['240 EUR'] }),
    says,
    calls('list_voices', {}),
    says,
    says,
    calls('save_campaign', { name: 'No' }),
    says,
  );
  const report = await runTasks(
    { url: server.url, key: server.adminKey },
    { baseUrl: model.baseURL, apiKey: 'sk-x', model: 'fake' },
    picked,
  );
  expect(report).toMatchObject({ done: 0.75, firstRight: 0.75, tokens: { p50: 2_000, p95: 2_000 } });
  expect(report.results.map(({ calls: made }) => made)).toEqual([['generate_content'], ['list_voices'], [], ['save_campaign (failed)']]);
  expect(model.requests[0]?.body['tools']).toHaveLength(11);
});
