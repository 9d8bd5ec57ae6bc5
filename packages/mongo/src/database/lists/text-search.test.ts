import { describe, expect, it } from 'vitest';
import { authorIn } from '../../../testing/author-in.ts';
import { openStorage } from '../../../testing/open-storage.ts';
import { campaignQuery } from '../../../testing/queries.ts';
import { sampleCampaign } from '../../../testing/sample-campaign.ts';

const opened = openStorage();

async function finds(text: string, q: string): Promise<boolean> {
  const campaigns = opened.storage.campaigns(authorIn(opened.newWorkspace()));
  await campaigns.insert(sampleCampaign({ name: 'Name', description: text }));
  return (await campaigns.list(campaignQuery({ q }))).pagination.total === 1;
}

describe('q', () => {
  it.each([
    ['Flour, water (and salt)', 'WATER'],
    ['Flour, water (and salt)', '(salt) & flour'],
    ["Don't panic", "don't"],
    ['Don’t panic', 'don’t panic'],
    ['L’été à Paris', 'ete'],
    ['well-known', 'well-known'],
    ['well-known', 'known'],
    ['snake_case', 'snake_case'],
    ['bread 🥖 day', '🥖'],
    ['bread 🥖 day', 'bread 🥖'],
    ['C++ and C#', 'c++'],
    ['mail to anna@example.com', 'anna@example.com'],
    ['the who', 'the who'],
    ['Straße', 'straße'],
    ['Müller Straße Aktion', 'strasse'],
    ['İstanbul Işık', 'istanbul'],
    ['İstanbul Işık', 'ışık'],
    ['ΟΔΟΣ', 'οδός'],
    ['東京マラソン2026応援キャンペーン', '東京'],
    ['東京マラソン2026応援キャンペーン', 'マラソン 応援'],
    ['東京マラソン2026応援キャンペーン', '2026'],
    ['奥迪汽车夏季促销', '奥迪'],
    ['ร้านขนมปังเปิดใหม่', 'ขนมปัง'],
    ['Our bakery opens', 'bak'],
    ['Our bakery opens', 'opens bak'],
    ['x'.repeat(200), 'x'.repeat(100)],
    ['パン の 作り方', '作り方'],
    ['2.5 kg', '2.5'],
    ['a\\b "quoted"', 'a\\b "quoted"'],
  ])('in %j finds %j', async (text, q) => {
    expect(await finds(text, q)).toBe(true);
  });

  it.each([
    ['sourdough bread', 'sour bread'],
    ['running', 'unning'],
    ['ガラス', 'カラス'],
    ['flour and water', 'flour sugar'],
    ['flour and water', '-sugar'],
    ['anything', '...'],
  ])('in %j does not find %j', async (text, q) => {
    expect(await finds(text, q)).toBe(false);
  });
});
