import { describe, expect, it } from 'vitest';
import { rest } from '../../apps/server/testing/rest.ts';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { scenarios } from '../../packages/models/src/sandbox/scenarios.ts';
import { page } from './pages.ts';

const server = testServer();

const rows = [...page('docs/sandbox.md').text.matchAll(/^\| `sandbox:(\w+)` \| (\d{3}) `(\w+)`/gm)].map(
  ([, name = '', status = '', word = '']) => ({ name, status: Number(status), word }),
);

describe('the table of sandbox topics', () => {
  it('names every scenario and no other', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(scenarios).toSorted());
  });

  it.concurrent.each(rows)('says what comes of sandbox:$name: $status $word', { timeout: 40_000 }, async ({ name, status, word }) => {
    const brief = { type: 'blog_article', topic: `sandbox:${name} Our sourdough course`, length: 60, keywords: ['rye flour'] };
    const answer = await rest(server, 'POST /content/generate', { body: brief });
    expect([answer.status, answer.body.code ?? answer.body.status]).toEqual([status, word]);
  });
});
