import { expect, it } from 'vitest';
import { agent, formerAgent } from '../../../testing/agents.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const brief = { type: 'email', topic: 'Our sourdough course starts in March', facts: ['240 EUR'] };

it('serves the protocols of 2026 and of 2025 at one address, to both official clients', async () => {
  const [now, before] = await Promise.all([agent(server), formerAgent(server)]);
  expect(now.protocol).toBe('2026-07-28');
  const [tools, formerTools] = await Promise.all([now.tools(), before.tools()]);
  expect(formerTools).toEqual(tools);
  for (const one of [now, before]) {
    expect(one.instructions).toContain('untrusted');
    const written = await one.call('generate_content', brief);
    expect(written).toMatchObject({ isError: false, data: { status: 'ready', type: 'email', content_id: expect.stringMatching(/^cnt_/) } });
    expect(JSON.parse(written.text)).toEqual(written.data);
    const { content_id: id } = written.data as { content_id: string };
    const { body } = await server.rest(`GET /content/${id}`);
    expect(written.data.untrusted.text).toBe(body.text);
    expect(JSON.parse(await one.read(`handbill://content/${id}`))).toMatchObject({ id, untrusted: { text: body.text } });
    expect(await one.prompts()).toContain('brief_email');
    expect(await one.prompt('brief_email', { topic: 'Bread' })).toContain('"topic": "Bread"');
  }
});
