import { expect, it } from 'vitest';
import { guidedReply } from '../../../testing/guided-reply.ts';
import { brief, serverWithModel } from '../../../testing/server-with-model.ts';

const { server, model } = await serverWithModel();

/** A stream of a text that a model is still writing, with a new key; resolves to its words and how long it went on. */
async function streamed(key: object, during: (id: string) => Promise<unknown>): Promise<{ text: string; lasted: number }> {
  const { body: made } = await server.rest('POST /keys', { body: { name: 'Page', scopes: ['content:read', 'content:write'], ...key } });
  const response = await fetch(`${server.url}/v1/content/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${made.key}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(brief),
  });
  await during(made.id);
  const began = performance.now();
  return { text: await response.text(), lasted: performance.now() - began };
}

it('a stream ends within a second of its key’s end, and says why', { timeout: 30_000 }, async () => {
  const held = [guidedReply(), guidedReply()];
  model.play(...held.map(({ reply }) => reply));
  const expires_at = new Date(Date.now() + 2_000).toISOString();
  const [revoked, expired] = await Promise.all([
    streamed({}, (id) => server.rest(`DELETE /keys/${id}`)),
    streamed({ expires_at }, () => Promise.resolve()),
  ]);
  for (const { text, lasted } of [revoked, expired]) {
    expect(text).toContain('event: content.started');
    expect(text).not.toContain('event: content.finished');
    expect(JSON.parse(/event: problem\ndata: (.*)/.exec(text)?.[1] ?? '{}')).toMatchObject({ code: 'unauthenticated', status: 401 });
    expect(lasted).toBeLessThan(4_000);
  }
  for (const answer of held) await answer.finish();
});
