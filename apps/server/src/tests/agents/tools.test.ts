import { describe, expect, it } from 'vitest';
import { agent, type AgentAnswer } from '../../../testing/agents.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer(
  {},
  { timings: { heartbeat: 5_000, sweep: 10_000, grace: 20_000, agents: { wait: 10_000, progress: 100, same: 600_000 } } },
);
const email = { type: 'email', topic: 'Our sourdough course' };
const names = async (key?: string) => (await (await agent(server, key)).tools()).map(({ name }) => name);
const idOf = ({ data }: AgentAnswer): string => (data as { content_id: string }).content_id;

describe('the list of tools', () => {
  it('is the same each time, and varies with the scopes of the key alone', async () => {
    const all = await names();
    expect(all.join(' ')).toBe(
      'generate_content check_text list_content get_content edit_content rewrite_content list_campaigns save_campaign get_coverage list_voices get_usage',
    );
    expect(await names()).toEqual(all);
    expect(await names(await server.key(['campaigns:read']))).toEqual(['list_campaigns']);
    expect(await names(await server.key(['content:write']))).toEqual(['generate_content', 'edit_content', 'rewrite_content']);
    expect(await names(await server.key(['content:read', 'campaigns:read']))).toEqual(
      all.filter((name) => !['generate_content', 'edit_content', 'rewrite_content', 'save_campaign'].includes(name)),
    );
  });
});

describe('a tool', () => {
  it('writes the same brief of the same key once within some minutes, and once more where it is told so', async () => {
    const one = await agent(server);
    const brief = { ...email, facts: ['240 EUR', '6 evenings'] };
    const first = idOf(await one.call('generate_content', brief));
    const { facts, ...others } = brief;
    const again = await one.call('generate_content', { facts, ...others, detail: 'detailed' });
    expect(idOf(again)).toBe(first);
    expect(again.data.next).toContain('again: true');
    const other = await agent(server, await server.key(['content:write', 'content:read']));
    expect(idOf(await other.call('generate_content', brief))).not.toBe(first);
    const once = idOf(await one.call('generate_content', { ...brief, again: true }));
    expect(once).not.toBe(first);
    // Later it is another brief: its answer is kept, and counts no more.
    const kept = server.db.collection('idempotency');
    await kept.updateMany({}, [{ $set: { created_at: { $subtract: ['$created_at', 599_000 - 60_000] } } }]);
    expect(idOf(await one.call('generate_content', brief))).toBe(first);
    await kept.updateMany({}, [{ $set: { created_at: { $subtract: ['$created_at', 61_000] } } }]);
    const later = idOf(await one.call('generate_content', brief));
    expect([first, once]).not.toContain(later);
    expect(idOf(await one.call('generate_content', brief))).toBe(later);
  });

  it('answers concisely, with what was written marked as data, and with all where it is asked for', async () => {
    const one = await agent(server);
    const { data: concise, text } = await one.call('generate_content', { ...email, topic: 'sandbox:warn Bread' });
    expect(Object.keys(concise)).toEqual(expect.arrayContaining(['content_id', 'id', 'type', 'status', 'revision', 'next', 'untrusted']));
    expect(Object.keys(concise.untrusted)).toEqual(expect.arrayContaining(['title', 'text', 'checks']));
    expect(concise.untrusted).not.toHaveProperty('request');
    expect(concise.untrusted.checks.map(({ outcome }: { outcome: string }) => outcome)).not.toContain('pass');
    const detailed = await one.call('get_content', { id: concise.id, detail: 'detailed' });
    expect(detailed.data.untrusted).toMatchObject({ request: { topic: 'sandbox:warn Bread' }, generation: { provider: 'sandbox' } });
    expect(detailed.text.length).toBeGreaterThan(2 * text.length);
    const { body } = await server.rest(`GET /content/${concise.id}`);
    const { id, type, status, ...untrusted } = body;
    expect(detailed.data).toMatchObject({ id, type, status, untrusted: { output: untrusted.output, checks: untrusted.checks } });
  });

  it('says in a result what to do about a problem', async () => {
    const one = await agent(server);
    const faulty = await one.call('generate_content', { type: 'ad_copy', topic: 'Bread' });
    expect(faulty.isError).toBe(true);
    const { problem, next } = JSON.parse(faulty.text) as { problem: { code: string; errors: { pointer: string }[] }; next: string };
    expect(problem.code).toBe('invalid_request');
    expect(problem.errors.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/platform', '/product', '/unique_selling_proposition']),
    );
    expect(next).toContain('call again');
    const reader = await agent(server, await server.key(['content:read']));
    expect(await reader.call('generate_content', email)).toMatchObject({ isError: true, text: expect.stringContaining('content:write') });
    expect(await one.call('get_content', { id: 'cnt_none' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('list_content'),
    });
    expect(await one.call('generate_content', { ...email, topic: 'sandbox:error Bread' })).toMatchObject({
      data: { status: 'failed', next: expect.stringContaining('again: true'), untrusted: { error: { code: 'generation_failed' } } },
    });
    await expect(one.call('publish_content')).rejects.toThrow(/no tool "publish_content".*generate_content/);
  });

  it('takes none of the fields that agents do not have', async () => {
    const one = await agent(server);
    const campaign = { name: 'Spring', campaign_type: 'sales', channels: ['email'] };
    expect((await one.call('save_campaign', { ...campaign, status: 'active' })).text).toContain('"/status"');
    const { data } = await one.call('save_campaign', campaign);
    expect(data).toMatchObject({ status: 'draft', next: expect.stringContaining('get_coverage') });
    expect((await one.call('save_campaign', { id: data.id, status: 'active' })).text).toContain('"/status"');
    expect((await one.call('generate_content', { ...email, background: false })).text).toContain('"/background"');
  });

  it('does each of its tasks: edits, rewrites, checks, lists and sums up', async () => {
    const one = await agent(server);
    const id = idOf(await one.call('generate_content', { ...email, topic: 'Rye bread' }));
    const edited = await one.call('edit_content', { id, output: { subject: 'Rye bread, from Friday on' }, detail: 'detailed' });
    expect(edited.data).toMatchObject({ id, revision: 3, untrusted: { output: { subject: 'Rye bread, from Friday on' } } });
    const rewritten = await one.call('rewrite_content', { id, pointers: ['/subject'], instructions: 'Shorter', detail: 'detailed' });
    expect(rewritten.data).toMatchObject({ content_id: id, status: 'ready' });
    expect(rewritten.data.untrusted.output.subject).not.toBe('Rye bread, from Friday on');
    const anew = await one.call('rewrite_content', { id, tone: 'casual' });
    expect(anew.data).toMatchObject({ source_content_id: id, status: 'ready' });
    const checked = await one.call('check_text', { type: 'email', topic: 'Rye', output: { subject: '{{FIRST_NAME}} [insert offer]' } });
    expect(checked.data).toMatchObject({ outcome: 'fail' });
    const listed = await one.call('list_content', { type: ['email'], q: 'Rye' });
    expect(listed.data.untrusted.data.map((item: { id: string }) => item.id)).toContain(id);
    const campaign = await one.call('save_campaign', { name: 'Rye', campaign_type: 'sales', channels: ['email', 'linkedin'] });
    const changed = await one.call('save_campaign', { id: campaign.data.id, name: 'Rye, once more' });
    expect(changed.data).toMatchObject({ id: campaign.data.id, untrusted: { name: 'Rye, once more' } });
    expect((await one.call('list_campaigns', { q: 'Rye' })).data.untrusted.data).toHaveLength(1);
    const coverage = await one.call('get_coverage', { id: campaign.data.id });
    expect(coverage.data.untrusted.data).toMatchObject([{ channel: 'email', is_missing: true }, { channel: 'linkedin' }]);
    await server.rest('POST /brand-voices', { body: { name: 'Bakery', avoid: ['artisanal'] } });
    expect((await one.call('list_voices')).data.untrusted.data).toMatchObject([{ name: 'Bakery', avoid: ['artisanal'] }]);
    expect((await one.call('get_usage', { by: ['type'] })).data.data).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ type: 'email' })]),
    );
  });

  it('tells how far it is, and no later than it may', async () => {
    const one = await agent(server);
    const heard: number[] = [];
    const began = performance.now();
    const { data } = await one.call('generate_content', { ...email, topic: 'sandbox:slow Bread' }, ({ progress }) => heard.push(progress));
    expect(performance.now() - began).toBeLessThan(45_000);
    expect(heard.length).toBeGreaterThan(10);
    const waited = await one.call('get_content', { id: data.content_id, wait_s: 10 });
    expect(waited.data).toMatchObject({ status: 'ready' });
  });
});

describe('a record at its address', () => {
  it('is read by keys that may read it', async () => {
    const one = await agent(server);
    const { data } = await one.call('save_campaign', { name: 'Autumn', campaign_type: 'sales' });
    expect(JSON.parse(await one.read(`handbill://campaigns/${data.id}`))).toMatchObject({ id: data.id, untrusted: { name: 'Autumn' } });
    await expect(one.read('handbill://campaigns/cmp_none')).rejects.toThrow(/not found/i);
    await expect(one.read('handbill://keys/key_none')).rejects.toThrow(/not found/i);
    const reader = await agent(server, await server.key(['content:read']));
    await expect(reader.read(`handbill://campaigns/${data.id}`)).rejects.toThrow(/campaigns:read/);
    const foreign = await agent(server, await server.key(['campaigns:read'], { workspace: 'wsp_other' }));
    await expect(foreign.read(`handbill://campaigns/${data.id}`)).rejects.toThrow(/not found/i);
  });
});
