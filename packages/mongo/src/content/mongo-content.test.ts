import { contentTypes } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { contentQuery } from '../../testing/queries.ts';
import { sampleContent } from '../../testing/sample-content.ts';

const opened = openStorage();
const kinds = Object.keys(contentTypes) as (keyof typeof contentTypes)[];
const contentOf = (workspaceId = opened.newWorkspace()) => opened.storage.content(authorIn(workspaceId));

describe.each(kinds)('%s', (kind) => {
  it('comes back as it was', async () => {
    const content = contentOf();
    const record = sampleContent(kind, { language: 'ja', title: '$title {{a.b}}' });
    await content.begin(record);
    expect(await content.get(record.id)).toEqual(record);
  });
});

describe('a record of content', () => {
  it('is not there for another workspace', async () => {
    const [content, others] = [contentOf(), contentOf()];
    const record = sampleContent();
    await content.begin(record);
    expect(await others.get(record.id)).toBeNull();
    expect(await others.delete(record.id, new Date())).toBe(false);
  });

  it('is begun once: an id that is taken is not written over, whoever has it', async () => {
    const [content, others] = [contentOf(), contentOf()];
    const record = sampleContent();
    await content.begin(record);
    await expect(content.begin({ ...record, title: 'Another' })).rejects.toThrow('duplicate key');
    await expect(others.begin({ ...record, title: 'Another' })).rejects.toThrow('duplicate key');
    expect(await content.get(record.id)).toEqual(record);
  });

  it('is listed whole, or without its long parts', async () => {
    const content = contentOf();
    const record = sampleContent('email');
    await content.begin(record);
    const { request: _, output: __, text: ___, checks: ____, ...summary } = record;
    expect((await content.list(contentQuery())).data).toEqual([record]);
    expect((await content.list(contentQuery({ view: 'summary' }))).data).toEqual([
      {
        ...summary,
        findings: { fail: 0, warn: 0, worst: null },
        created_by: { key_id: 'key_1', actor: null },
        updated_by: { key_id: 'key_1', actor: null },
      },
    ]);
  });
});
