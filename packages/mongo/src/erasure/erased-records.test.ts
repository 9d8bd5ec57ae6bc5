import { expect, it } from 'vitest';
import { eventSearch } from '../../testing/event-search.ts';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleEnd, sampleSubject } from '../../testing/sample-call.ts';
import { sampleContent } from '../../testing/sample-content.ts';

const opened = openStorage();
const at = new Date('2027-01-01T00:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

const end = sampleEnd({ answer: 'Late words', input_tokens: 12, output_tokens: 5 });
const call = { attempt: 1, model: 'gpt-5-mini', reason: 'first', prompt_version: '1' } as const;

/** A text that is being written, by its store and by the log of calls. */
async function writing() {
  const workspaceId = opened.newWorkspace();
  const content = opened.storage.content(authorIn(workspaceId));
  const record = sampleContent('social_post', { status: 'generating' });
  await content.begin(record);
  const log = opened.storage.attemptLog;
  const subject = sampleSubject(workspaceId, { contentId: record.id });
  const attempts = () => opened.db.collection('attempts').find({ content_id: record.id }).toArray();
  return { workspaceId, content, record, log, subject, attempts };
}

it('keeps what a call took that goes on when its text is erased, without what it says', async () => {
  const { content, record, log, subject, attempts } = await writing();
  await log.begin(subject, call, at);
  expect(await content.erase(record.id, at)).toBe(true);
  expect(await log.end(subject, call, end, at)).toBe(true);
  expect(await log.end(subject, call, end, at)).toBe(true);
  await log.keepFailing(subject, 1, [{ rule: 'length' } as never]);
  expect(await attempts()).toMatchObject([{ state: 'ended', answer: null, failing: [], input_tokens: 12, output_tokens: 5 }]);
});

it('erases what comes after a record was erased, until nothing can come any more', async () => {
  const { workspaceId, content, record, log, subject, attempts } = await writing();
  expect(await content.erase(record.id, at)).toBe(true);
  await log.begin(subject, call, at);
  await log.end(subject, call, end, at);
  const answers = opened.storage.idempotency;
  const request = { workspaceId, operation: 'PATCH /content/{id}', key: 'k', fingerprint: 'f', token: 't' };
  const reserved = await answers.reserve(request, { suffix: 's', created_at: at });
  if (reserved.kind !== 'reserved') throw new Error(reserved.kind);
  await answers.keep(reserved.reservation, { outcome: { status: 200, value: record } });
  const pending = () => opened.db.collection<{ _id: string }>('erased_records').countDocuments({ _id: record.id });

  await opened.storage.erasedRecords.finish(later(0.5));
  expect(await attempts()).toMatchObject([{ answer: 'Late words' }]);
  await opened.storage.erasedRecords.finish(later(1));
  expect(await attempts()).toMatchObject([{ answer: null, output_tokens: 5 }]);
  expect((await answers.reserve({ ...request, token: 'u' }, { suffix: 's', created_at: at })).kind).toBe('reused');
  expect(await pending()).toBe(1);
  // Its events wait, since no server moves them here: what they are about must be known until they are moved.
  await opened.storage.erasedRecords.finish(later(60));
  expect(await pending()).toBe(1);
  expect(await opened.storage.eventRelay.move()).toBe('all');
  await opened.storage.erasedRecords.finish(later(120));
  expect(await pending()).toBe(0);
  const { data } = (await opened.storage.events({ workspaceId }).list(eventSearch({ resource_id: record.id }))) as {
    data: object[];
  };
  expect(data).toMatchObject([{ type: 'content.deleted', erased: true, data: null, actor: null }]);
});
