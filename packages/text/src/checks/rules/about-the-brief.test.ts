import { ContentRequest, statusOf, type BrandVoice } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { examplesFor } from '../../prompted/examples-for.ts';
import { sentences } from '../../prompted/prompted-lines.ts';
import { checked, checkedAd, checkedPost, of, outcomes as outcomesOf, voiceOf } from '../checked.fixture.ts';

const post = (text: string, rest: object = {}, voice: BrandVoice | null = null) =>
  checkedPost(text, { platform: 'facebook', topic: 'New winter tyres at our garage', facts: ['Fitting £40'], ...rest }, voice);
const outcomes = (rule: string, ...args: Parameters<typeof post>) => outcomesOf(rule, post(...args));

describe('copied', () => {
  it('is what a brand voice has as its examples, a line of four words at least, in any signs', () => {
    const voice = voiceOf({ examples: ['Der Ofen ist warm, und der Kaffee auch.', 'Brot braucht viel Zeit.'] });
    const request = { language: 'de', topic: 'Neue Winterreifen in der Werkstatt', facts: ['Montage 40 €'] };
    for (const text of ['Der Ofen ist warm – und der Kaffee auch!', 'Winterreifen? Montage 40 €.\n\nBrot braucht viel Zeit'])
      expect(outcomes('copied', text, request, voice)).toContain('fail');
    expect(outcomes('copied', 'Winterreifen sind da. Montage 40 €, und Zeit für einen Kaffee.', request, voice)).toEqual(['pass']);
  });

  it('is what the writer is told to do', () => {
    expect(outcomes('copied', `Winter tyres are here. ${sentences.ownWords}`)).toEqual(['fail']);
  });

  it('is nothing that brief, campaign or voice say, even where an example says it too', () => {
    const brief = {
      topic: 'Herb kit for a windowsill',
      facts: ['Divide a plant into four pots, water from below, and cut whole stems.', 'It shared one small pot with thirty others'],
    };
    const text =
      'Your herb kit is here. Divide a plant into four pots, water from below, and cut whole stems. Yours shared one small pot with thirty others.';
    expect(outcomes('copied', text, brief)).toEqual(['pass']);
    const voice = voiceOf({ description: 'We say: good bread needs a night of rest.', examples: ['Good bread needs a night of rest.'] });
    expect(outcomes('copied', 'Winter tyres: £40. Good bread needs a night of rest.', {}, voice)).toEqual(['pass']);
  });

  it('is told where it is, once for a run', () => {
    const { output } = examplesFor(ContentRequest.parse({ type: 'email', topic: 'x' }))[0] ?? {};
    const checks = checked({ type: 'email', topic: 'Our garage has winter tyres' }, Object(output));
    const [found, ...others] = of('copied', checks).filter(({ pointer }) => pointer === '/body');
    expect(found).toMatchObject({ outcome: 'fail', pointer: '/body', span: { start: expect.any(Number) as number } });
    expect(others.length).toBeLessThanOrEqual(1);
  });
});

describe('topic', () => {
  it('warns, and wants a person, where a text has no word of what its brief is about', () => {
    const checks = post('The weather is fine today. Come and see us when you can.');
    expect(of('topic', checks)).toMatchObject([{ outcome: 'warn', found: 'no word of the brief' }]);
    expect(statusOf(checks)).toBe('needs_review');
  });

  it.each([
    ['Tyre change? Come by on Friday.', {}],
    ['Fitting takes an hour.', {}],
    ['From 40 pounds, coffee included.', {}],
    ['Der Reifenwechsel dauert eine Stunde.', { language: 'de', topic: 'Neue Reifen für den Winter in der Werkstatt' }],
    ['Unser Kurs beginnt bald.', { language: 'de', topic: 'Der neue Sauerteigkurs ist da' }],
    ['Les pneus sont là.', { language: 'fr', topic: 'De nouveaux pneus pour l’hiver dans notre garage' }],
  ])('passes where it has one, in whatever form: %s', (text, rest) => expect(outcomes('topic', text, rest)).toEqual(['pass']));

  it('is not judged where the brief is in another language, and no name is in it', () => {
    expect(outcomes('topic', 'Kommt vorbei, wir freuen uns.', { language: 'de' })).toEqual(['info']);
    expect(outcomes('topic', 'どうぞお越しください。', { language: 'ja' })).toEqual(['info']);
    expect(outcomes('topic', '新しいタイヤが届きました。', { language: 'ja', keywords: ['タイヤ'] })).toEqual(['pass']);
  });

  const course = {
    platform: 'tiktok',
    topic: 'Sourdough course in March',
    product: 'Sourdough course',
    unique_selling_proposition: 'Your own starter',
  };
  it.each([
    ['March is for baking: six evenings and your own starter.', {}, 'fail'],
    ['Six evenings, one course, your own starter.', {}, 'pass'],
    ['Six evenings of sourdoughs.', {}, 'pass'],
    ['Watch us bring this screen back to life.', { product: 'Fixbench', topic: 'Phone screen repair while you wait' }, 'pass'],
    ['Bring it back to life in an hour.', { product: 'Fixbench', topic: 'Phone screen repair while you wait' }, 'fail'],
  ])('wants an ad to name its product, or what kind of thing it is: %s', (text, rest, outcome) => {
    const found = outcomesOf('topic', checkedAd([{ primary_text: text }], { ...course, ...rest }));
    expect(found.includes('fail') ? 'fail' : 'pass').toBe(outcome);
  });
});

describe('must_say', () => {
  it.each([
    ['90 €', 'The course is €90.', 'pass'],
    ['90 €', 'The course is ninety euros.', 'pass'],
    ['90 €', 'The course is €80.', 'fail'],
    ['It begins on 3 March 2027', 'Start: March 3rd, at six.', 'pass'],
    ['It begins on 3 March 2027', 'Start: 3 March 2028.', 'fail'],
    ['It begins on 3 March 2027', 'Start: 4 March.', 'fail'],
    ['Doors open at 18:00', 'The doors open at 6 pm.', 'pass'],
    ['Six evenings', 'Over 6 evenings you bake.', 'pass'],
    ['Six evenings', 'Six jars of jam.', 'fail'],
    ['Free parking behind the house', 'Behind the house there is free parking.', 'pass'],
    ['Free parking behind the house', 'There is parking in front of the house.', 'fail'],
    ['“Slow Crust”', 'At "slow crust" we bake.', 'pass'],
    ['Mill Lane 4', 'Come to Mill Lane.', 'fail'],
  ])('%s, in: %s', (phrase, text, outcome) => expect(outcomes('must_say', text, { must_say: [phrase] })).toEqual([outcome]));

  it.each([
    ['de', 'Beginn am 3. März', 'Los geht es am 03.03.', 'pass'],
    ['fr', 'Entrée gratuite', 'L’entrée est gratuite.', 'pass'],
    ['es', 'Plazas limitadas', 'Las plazas son limitadas.', 'pass'],
    ['pl', '90 zł', 'Kurs kosztuje 90 złotych.', 'pass'],
    ['ja', '入場無料', '土曜日は入場無料です。', 'pass'],
    ['ja', '入場無料', '土曜日は有料です。', 'fail'],
  ])('in %s: %s, in: %s', (language, phrase, text, outcome) =>
    expect(outcomes('must_say', text, { must_say: [phrase], language })).toEqual([outcome]),
  );

  it('is said by each variant of an ad, and told at a part that can bear it', () => {
    const variant = (primary_text: string) => ({ primary_text, headlines: ['Bake bread'], descriptions: ['Your course'] });
    const checks = of('must_say', checkedAd([variant('A course for €90.'), variant('A course.')], { must_say: ['90 €'] }));
    expect(checks.map(({ outcome, pointer }) => [outcome, pointer])).toEqual([
      ['pass', '/variants/0'],
      ['fail', '/variants/1/primary_text'],
    ]);
  });

  it('is what a campaign says, too', () => {
    const message = { key_message: null, offer: null, proof: null, call_to_action: null, must_say: ['Free until 30 April'] };
    const campaign = {
      name: 'Spring',
      campaign_type: 'sales',
      description: null,
      message,
      target_audience: {},
      starts_at: null,
      ends_at: null,
    } as const;
    const request = { type: 'social_post', platform: 'facebook', topic: 'New winter tyres at our garage' };
    const said = checked(request, { title: null, text: 'Winter tyres, free until 30.4.', hashtags: [] }, { campaign });
    expect(outcomesOf('must_say', said)).toEqual(['pass']);
  });
});

describe('artifact', () => {
  it.each([
    'Come by.<|im_end|>',
    'Come by.<eos>',
    'Come by.</s>',
    '[/INST] Come by.',
    'Come by【4†source】.',
    'Come by :contentReference[oaicite:0]{index=0}.',
    'Come by [cite: 3, 4].',
    'Come by \uE200cite\uE202turn0search1\uE201.',
    'Come by \uF0B7 soon.',
    'Come by \uFFFD soon.',
    'We donâ€™t close.',
    'Ein CafÃ© fÃ¼r alle.',
    'It costs Â£40.',
    'Come by ðŸ˜€ soon.',
    'ÐŸÑ€Ð¸Ð²ÐµÑ‚ to all.',
    'A Caf\\u00e9 for readers.',
  ])('is found: %s', (text) => expect(new Set(outcomes('artifact', text))).toEqual(new Set(['fail'])));

  it.each([
    'I <3 bread, and 【new】 loaves [2027].',
    'IRMÃ… e MANHÃ”.',
    'LE CAFÉ… À « Châlons » — Ångström, Ølstykke.',
    'ΚΑΦΕΣ και ПРИВЕТ, Ðà, naïve façade.',
    'In code, write `\\u00e9` or `<|im_end|>`.',
    'C:\\users\\new and <name@example.com>.',
    'Â propos de nous: à l’âge de 20 ans. CHÂTEAU £40.',
  ])('is none: %s', (text) => expect(outcomes('artifact', text)).toEqual(['pass']));
});

describe('link', () => {
  const link = 'https://example.com/r?utm_source=linkedin';
  it.each([
    [link, 'pass'],
    ['https://example.com/r?utm_source=chatgpt.com', 'warn'],
    ['https://example.com/r', 'warn'],
    ['https://example.com/other', 'fail'],
  ])('leads where the brief leads, with its query: %s', (address, outcome) =>
    expect(outcomes('link', `Winter tyres: ${address}`, { link })).toEqual([outcome]),
  );
});
