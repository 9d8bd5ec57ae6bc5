import { describe, expect, it, vi } from 'vitest';
import { type RestRequest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, more: RestRequest = {}) =>
  server.rest(route, { ...(body !== undefined && { body }), ...more });

interface Found {
  readonly rule: string;
  readonly outcome: string;
  readonly pointer: string | null;
  readonly span: object | null;
  readonly accepted?: object;
}

const email = { type: 'email', topic: 'Sourdough course' };
const failedIn = (checks: readonly Found[]) => checks.filter(({ outcome }) => outcome === 'fail');
const nameOf = (found: Found | undefined) => ({ rule: found?.rule, pointer: found?.pointer, span: found?.span });

/** An email with these parts. */
async function edited(output: object): Promise<{ id: string; checks: readonly Found[]; revision: number; status: string }> {
  const { body } = await call('POST /content/generate', email);
  return (await call(`PATCH /content/${body.id}`, { output })).body;
}

const placeholder = { subject: 'Sourdough from [DATE] on' };

describe('a failed check that is accepted', () => {
  it('says who takes responsibility and why, and fails the text no longer', async () => {
    const { id, checks, revision, status } = await edited(placeholder);
    const [failed, ...others] = failedIn(checks);
    expect([status, failed?.rule, others]).toEqual(['needs_review', 'placeholder', []]);
    const reason = 'The printer puts it in.';
    const { body } = await call(
      `POST /content/${id}/checks/accept`,
      { ...nameOf(failed), reason },
      { headers: { 'handbill-actor': 'ana' } },
    );
    const { body: me } = await call('GET /me');
    expect(body).toMatchObject({ status: 'ready', revision: revision + 1, approved: null });
    expect(failedIn(body.checks)).toMatchObject([{ ...failed, accepted: { key_id: me.key.id, actor: 'ana', reason } }]);
    const [summary] = (await call(`GET /content?view=summary&limit=1`)).body.data;
    expect(summary.findings).toMatchObject({ fail: 0 });
    const { body: revisions } = await call(`GET /content/${id}/revisions`);
    expect(revisions.data.map((one: { revision: number }) => one.revision)).not.toContain(revision);
    const types = async () => (await call(`GET /events?resource_id=${id}`)).body.data.map(({ type }: { type: string }) => type);
    await vi.waitUntil(async () => (await types()).includes('content.check_accepted'), { timeout: 10_000 });
    const { body: activity } = await call(`GET /content/${id}/activity?limit=1`);
    expect(activity.data).toMatchObject([
      { action: 'content.check_accepted', before: { status: 'needs_review' }, after: { status: 'ready' } },
    ]);
  });

  it('stays accepted while another part is written anew in the background', async () => {
    const { id, checks } = await edited(placeholder);
    await call(`POST /content/${id}/checks/accept`, nameOf(failedIn(checks)[0]));
    expect((await call(`POST /content/${id}/rewrite`, { pointers: ['/body'], background: true })).status).toBe(202);
    const { body } = await call(`GET /content/${id}?wait=30`);
    expect(body.status).toBe('ready');
    expect(failedIn(body.checks)).toMatchObject([{ rule: 'placeholder', accepted: { reason: null } }]);
  });

  it('stays as it is when it is accepted again, and fails the text again when that is taken back', async () => {
    const { id, checks } = await edited(placeholder);
    const name = nameOf(failedIn(checks)[0]);
    const first = (await call(`POST /content/${id}/checks/accept`, name)).body;
    expect((await call(`POST /content/${id}/checks/accept`, { ...name, reason: 'Another' })).body).toEqual(first);
    const taken = (await call(`POST /content/${id}/checks/unaccept`, name)).body;
    expect(taken).toMatchObject({ status: 'needs_review', revision: first.revision + 1 });
    expect(failedIn(taken.checks)[0]).not.toHaveProperty('accepted');
    expect((await call(`POST /content/${id}/checks/unaccept`, name)).body).toEqual(taken);
  });

  it('stays accepted for as long as its part is the same, through edits, facts and former states', async () => {
    const { id, checks } = await edited(placeholder);
    const name = nameOf(failedIn(checks)[0]);
    await call(`POST /content/${id}/checks/accept`, name);
    const other = (await call(`PATCH /content/${id}`, { output: { body: 'Six calm evenings of bread.' } })).body;
    expect(failedIn(other.checks)).toMatchObject([{ rule: 'placeholder', accepted: { reason: null } }]);
    expect(other.status).toBe('ready');
    const withFacts = (await call(`POST /content/${id}/facts`, { facts: ['It begins on 3 March'] })).body;
    expect([withFacts.status, failedIn(withFacts.checks)]).toEqual(['ready', failedIn(other.checks)]);
    const moved = (await call(`PATCH /content/${id}`, { output: { subject: 'Now sourdough from [DATE] on' } })).body;
    expect([moved.status, failedIn(moved.checks)[0]?.accepted]).toEqual(['needs_review', undefined]);
    const { body: back } = await call(`POST /content/${id}/revisions/${withFacts.revision}/restore`);
    expect([back.status, failedIn(back.checks)]).toEqual(['ready', failedIn(withFacts.checks)]);
  });

  it('of the whole is accepted until the output is another one', async () => {
    const { body: text } = await call('POST /content/generate', { ...email, keywords: ['zwieback'] });
    const { body } = await call(`PATCH /content/${text.id}`, {
      output: { subject: 'Bread', preheader: '', body: 'Calm bread.', call_to_action: '' },
    });
    const missing = failedIn(body.checks).find(({ rule }) => rule === 'keyword')!;
    expect(missing.pointer).toBeNull();
    const accepted = (await call(`POST /content/${text.id}/checks/accept`, nameOf(missing))).body;
    const after = (await call(`PATCH /content/${text.id}`, { title: 'Bread', output: { subject: 'Breads' } })).body;
    const of = (checks: readonly Found[]) => checks.find(({ rule }) => rule === 'keyword')?.accepted;
    expect([of(accepted.checks), of(after.checks)]).toEqual([expect.any(Object), undefined]);
  });

  it('is one of the text as it is now that failed or warns, of an expected revision', async () => {
    const { id, checks, revision } = await edited(placeholder);
    const failed = failedIn(checks)[0];
    const passed = checks.find(({ outcome }) => outcome === 'pass')!;
    for (const name of [nameOf(passed), { ...nameOf(failed), pointer: '/body' }, { ...nameOf(failed), span: null }])
      for (const step of ['accept', 'unaccept'])
        expect((await call(`POST /content/${id}/checks/${step}`, name)).body).toMatchObject({
          status: 400,
          errors: [{ pointer: '/rule', code: 'invalid_choice' }],
        });
    const early = await call(`POST /content/${id}/checks/accept`, nameOf(failed), { headers: { 'if-match': `"${revision - 1}"` } });
    expect(early.status).toBe(412);
    const { body: reader } = await call('POST /keys', { name: 'Reader', scopes: ['content:read'] });
    expect((await call(`POST /content/${id}/checks/accept`, nameOf(failed), { key: reader.key })).status).toBe(403);
  });

  it('does not end an approval, nor does taking it back', async () => {
    const { id, checks } = await edited(placeholder);
    await call(`POST /content/${id}/approve`);
    for (const step of ['accept', 'unaccept'])
      expect((await call(`POST /content/${id}/checks/${step}`, nameOf(failedIn(checks)[0]))).body).toMatchObject({
        status: 'ready',
        approved: { key_id: expect.any(String) },
      });
  });
});

describe('facts that are added to a brief', () => {
  const priced = { subject: 'The sourdough course for 90 €' };

  it('are what the text may state: its checks run again, and the state before stays', async () => {
    const { id, checks, revision, ...before } = await edited(priced);
    expect([before.status, failedIn(checks).map(({ rule }) => rule)]).toEqual(['needs_review', ['unsupported_figure']]);
    const { status, body } = await call(`POST /content/${id}/facts`, { facts: ['The course costs 90 €', ' The course costs 90 € '] });
    expect([status, body.status, body.revision]).toEqual([200, 'ready', revision + 1]);
    expect(body.request.facts).toEqual(['The course costs 90 €']);
    expect((await call(`GET /content/${id}/revisions?limit=1`)).body.data).toMatchObject([{ revision }]);
    const types = async () => (await call(`GET /events?resource_id=${id}`)).body.data.map(({ type }: { type: string }) => type);
    await vi.waitUntil(async () => (await types()).filter((type: string) => type === 'content.updated').length === 2, { timeout: 10_000 });
    expect((await call(`POST /content/${id}/facts`, { facts: ['The course costs 90 €'] })).body).toEqual(body);
    expect((await call(`POST /content/${id}/regenerate`, {})).body.request.facts).toEqual(body.request.facts);
  });

  it('leave an approval, the title and what a second reader objected to', async () => {
    const reviewed = { ...email, topic: 'sandbox:review:off_voice of a course', review: true };
    const { body } = await call('POST /content/generate', reviewed);
    const objections = (checks: readonly Found[]) => checks.filter(({ rule }) => rule === 'review');
    expect(objections(body.checks)).toHaveLength(1);
    const approved = (await call(`POST /content/${body.id}/approve`)).body;
    const withFacts = (await call(`POST /content/${body.id}/facts`, { facts: ['It begins on 3 March'] })).body;
    expect(withFacts).toMatchObject({ approved: approved.approved, title: approved.title, status: 'ready' });
    expect(objections(withFacts.checks)).toEqual(objections(body.checks));
  });

  it('are at most 50 with those that the brief has', async () => {
    const facts = Array.from({ length: 49 }, (_, at) => `Fact ${at}`);
    const { body } = await call('POST /content/generate', { ...email, facts });
    const add = (more: readonly string[]) => call(`POST /content/${body.id}/facts`, { facts: more });
    expect((await add(['Fact 49', 'Fact 50'])).body.errors).toMatchObject([{ pointer: '/facts', code: 'too_big' }]);
    expect((await add(['Fact 48', 'Fact 49'])).body.request.facts).toEqual([...facts, 'Fact 49']);
    expect((await add([])).body.errors).toMatchObject([{ pointer: '/facts' }]);
  });

  it('go into the brief of a text without output, too', async () => {
    const { body } = await call('POST /content/generate', { ...email, topic: 'sandbox:unparseable about bread' });
    const withFacts = (await call(`POST /content/${body.id}/facts`, { facts: ['90 €'] })).body;
    expect([withFacts.status, withFacts.text, withFacts.request.facts]).toEqual([body.status, body.text, ['90 €']]);
  });
});
