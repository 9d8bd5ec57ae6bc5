import { CreateBrandVoice, newId } from '@handbill/contract';
import { expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleContent } from '../../testing/sample-content.ts';

const opened = openStorage();
const now = new Date();

it('the copy of an erased voice stays while a text has it, in the trash too', async () => {
  const by = authorIn(opened.newWorkspace());
  const voice = { ...CreateBrandVoice.parse({ name: 'Plain' }), id: newId('brv', now), revision: 1, created_at: now, updated_at: now };
  const voices = opened.storage.brandVoices(by);
  await voices.insert(voice);
  const content = opened.storage.content(by);
  const text = sampleContent();
  const record = { ...text, request: { ...text.request, brand_voice_id: voice.id } } as typeof text;
  await content.begin(record, { voice });
  await content.delete(record.id, now);
  const copies = () => opened.db.collection('brand_voices_used').countDocuments({ workspace_id: by.workspaceId });
  expect(await voices.erase(voice.id, now)).toBe(true);
  expect(await copies()).toBe(1);
  expect(await content.erase(record.id, now)).toBe(true);
  expect(await copies()).toBe(0);
});
