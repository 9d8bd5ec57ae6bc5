import type { Check } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { checkedAd, checkedLetter, checkedPost } from '../checked.fixture.ts';

const faults = (checks: readonly Check[]): readonly Check[] => checks.filter(({ outcome }) => outcome !== 'pass');
const letter = (body: string, rest: object = {}) => faults(checkedLetter(body, rest));
const rules = (checks: readonly Check[]) => checks.map(({ rule }) => rule);
const ad = (platform: 'google_search' | 'facebook', headlines: string[], primary_text: string | null, descriptions = ['One.', 'Two.']) =>
  faults(checkedAd([{ primary_text, headlines, descriptions }], { platform, facts: ['Call 020 7946 0018'] }));

describe('what a model says to whoever asked it', () => {
  it.each([
    ['Bread is here.\n\nLet me know if you’d like a shorter version.'],
    ['Bread is here.\n\nI hope this email meets your expectations. I kept the tone warm.'],
    ['Bread is here.\n\nWould you like me to adjust the tone?'],
    ['Das Brot ist da.\n\nSoll ich den Text noch kürzen?'],
    ['Le pain est là.\n\nDites-moi si vous souhaitez que je modifie le ton.'],
    ['El pan está aquí.\n\n¿Quieres que cambie algo del texto?'],
    ['Het brood is er.\n\nLaat het me weten als je de tekst korter wilt.'],
    ['Here’s a warm email for your bakery (about 50 words):\n\nBread is here.'],
    ['Bread is here.\n\n(Word count: 212)'],
    ['I’m sorry, but I can’t write that.'],
    ['Based on the facts you provided, the bread is here.'],
    ['As requested, here is the email: bread is here.'],
    ['Wie gewünscht, hier die E-Mail: Das Brot ist da.'],
    ['Bread is here.\n\n*Note: I kept the tone warm.*'],
    ['Das Brot ist da.\n\nHinweis: Dieser Text hat keine Emojis.'],
    ['Le pain est là.\n\nRemarque : j’ai gardé un ton chaleureux.'],
    ['Bread is here.\n\n(Under 500 characters, so it fits.)'],
    ['Das Brot ist da.\n\nSag Bescheid, wenn ich den Ton noch lockerer machen soll.'],
  ])('is no part of a text: %s', (body) => {
    expect(rules(letter(body))).toContain('refusal');
  });

  it.each([
    ['Let me know if you would like to see the bakery before you decide.'],
    ['I hope this works for you on Friday.'],
    ['I can’t help smiling when the oven door opens.'],
    ['I’m sorry, but I have to close the shop on Monday.'],
    ['Feel free to adapt the recipe.'],
    ['Lass mich wissen, ob du kommen möchtest.'],
    ['Dites-moi si vous souhaitez venir.'],
    ['Espero que te guste el pan.'],
    ['Dime si vienes el viernes.'],
    ['Here is what happened: the oven broke.'],
    ['Sag Bescheid, wenn du kommst.'],
    ['Note: the bakery is closed on Monday.'],
    ['Hinweis: Diese Woche backen wir nicht.'],
    ['A postcard has room for 500 words of thanks.'],
  ])('is not what a person writes to a reader: %s', (body) => {
    expect(rules(letter(`Bread is here, and it is warm.\n\n${body}`))).not.toContain('refusal');
    expect(rules(letter(body))).not.toContain('refusal');
  });
});

it.each([
  ['“They [the bakers] were up all night,” he says.', false],
  ['Bread [insert price] a loaf.', true],
  ['Bread for XX euros.', true],
  ['Yours, John Doe', true],
  ['Musterstraße, am Markt', true],
  ['El siglo XX fue del pan.', false],
  ['Komm am XX. Oktober.', true],
  ['Hello *|FNAME|*, bread is here.', true],
  ['Das Brot ist da (Auswahl hier einfügen).', true],
  ['Das Brot ist aus dem XX. Jahrhundert.', false],
  ['Kind regards\nYour Name', true],
  ['Tell us your name and we keep a loaf.', false],
])('knows a placeholder from what is none: %s', (body, isPlaceholder) => {
  expect(rules(letter(body)).includes('placeholder')).toBe(isPlaceholder);
});

it('takes the last item of a list for broken off where the others end, and it does not', () => {
  const list = '1. **Search.** Type what you want.\n2. **Share.** Click on it, pick a colleague, and choose whether they';
  expect(rules(letter(list))).toContain('truncation');
  expect(rules(letter('- **Fast.** Ships to you in two working days\n- **Simple.** No hidden fees and no contract'))).not.toContain(
    'truncation',
  );
  expect(rules(letter('- rye, in the morning ;\n- wheat, once it is'))).toContain('truncation');
});

it.each([
  ['https://bread.example/rye', true],
  ['https://bread.example/rye-and-wheat', false],
  ['rye.example', false],
])('knows the brief’s address from another one, of whatever domain: %s', (address, isGiven) => {
  const link = 'https://bread.example/rye';
  const post = checkedPost(`Bread: ${address}`, { topic: 'Bread', platform: 'mastodon', link });
  expect(rules(faults(post))).toEqual(isGiven ? [] : ['link', 'unsupported_link']);
});

it('finds a paragraph in another language, and lets quotes be', () => {
  const german =
    'Wir backen heute Nacht, und das Brot ist für alle da, die nicht schlafen können. Wenn Sie möchten, kommen Sie auch nach Mitternacht noch bei uns vorbei: Die Tür ist offen, und über dem Ofen wird es nie kalt.';
  const english =
    'We bake at night, and the bread that comes from our oven is for everyone who cannot sleep, with butter when there is some.';
  const found = letter(`${german}\n\n${english}`, { language: 'de' }).find(({ rule }) => rule === 'language');
  expect(found).toMatchObject({ outcome: 'fail', pointer: '/body' });
  expect(rules(letter(`${german} „${english}“`, { language: 'de' }))).not.toContain('language');
});

it('finds a sentence in another language in the middle of a paragraph', () => {
  const body = (sentence: string) =>
    `Wir backen heute Nacht, und das Brot ist für alle da. ${sentence} Kommen Sie auch nach Mitternacht noch bei uns vorbei.`;
  const found = (sentence: string) => letter(body(sentence), { language: 'de' }).find(({ rule }) => rule === 'language')?.outcome;
  expect(found('This is the bread that you have been waiting for, and there is more of it.')).toBe('fail');
  expect(found('Unser Motto: Bread with Love.')).not.toBe('fail');
});

it('warns of a sentence that is there twice, and fails one that goes round in circles', () => {
  const repeated = (times: number) =>
    letter(Array.from({ length: times }, () => 'The bread is baked at night.').join(' ')).filter(({ rule }) => rule === 'duplicate');
  expect(repeated(3).map(({ outcome }) => outcome)).toEqual(['warn', 'warn']);
  expect(repeated(9).find(({ outcome }) => outcome === 'fail')).toMatchObject({ pointer: '/body', found: 'a sentence for the 4th time' });
});

it('warns of a keyword that one sentence is stuffed with', () => {
  const body = 'Our bread is the best bread for all who love bread. Come by and taste it.';
  expect(letter(body, { keywords: ['bread'] }).find(({ rule }) => rule === 'keyword')).toMatchObject({ outcome: 'warn', pointer: '/body' });
});

describe('an ad', () => {
  it('has no two headlines with the same words, but some with other ones', () => {
    expect(rules(ad('google_search', ['Emergency baker in Leeds', 'Emergency Baker, Leeds', 'Warm bread'], null))).toContain('duplicate');
    expect(rules(ad('google_search', ['Coffee with milk', 'Coffee without milk', 'Warm bread'], null))).not.toContain('duplicate');
  });

  it('has no telephone number where the platform takes none, wherever it is from', () => {
    expect(rules(ad('google_search', ['A', 'B', 'C'], null, ['Call 020 7946 0018.', 'Two.']))).toContain('editorial');
  });

  it('says nothing of a reader’s health or money', () => {
    const of = (text: string) => ad('facebook', ['Bread'], text).find(({ rule }) => rule === 'editorial')?.outcome;
    expect([of('Suffering from depression? Bake.'), of('Overweight and tired? Bake.'), of('Vous êtes endetté ? Le pain aide.')]).toEqual([
      'fail',
      'fail',
      'fail',
    ]);
    expect([of('Our shop is broke? No, just quiet.'), of('Bread for your family, baked at night.')]).toEqual([undefined, undefined]);
  });
});
