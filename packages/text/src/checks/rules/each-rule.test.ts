import type { Check, CreateBrandVoiceInput } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { checked, checkedAd, checkedLetter, checkedPost, of, voiceOf } from '../checked.fixture.ts';

const letterOf = (rule: string, ...letter: Parameters<typeof checkedLetter>) => of(rule, checkedLetter(...letter));
const adOf = (rule: string, texts: readonly string[], rest: object = {}, headlines = (_: number): string[] => []) =>
  of(
    rule,
    checkedAd(
      texts.map((primary_text, index) => ({ primary_text, headlines: headlines(index) })),
      rest,
    ),
  );
const postOf = (rule: string, text: string, rest: object = {}) => of(rule, checkedPost(text, { topic: 'Bread', ...rest }));
const outcomes = (checks: readonly Check[]) => checks.map(({ outcome }) => outcome);
const times = (count: number, unit: string | ((index: number) => string)) =>
  Array.from({ length: count }, (_, index) => (typeof unit === 'string' ? unit : unit(index))).join(' ');

describe('truncation', () => {
  it.each([
    ['The oven is hot.', 'pass'],
    ['The oven is hot!', 'pass'],
    ['The oven is hot, and the bread is', 'fail'],
    ['The oven is hot, and so we,', 'fail'],
    ['The oven is hot, and the bread (rye', 'pass'],
    ['The oven is hot. The bread is warm and waits for you at the counter', 'fail'],
    ['Warm bread, fresh from the oven', 'pass'],
    ['The oven is hot.\n\nYours,\nthe team at the bakery', 'pass'],
    ['Read on at https://bread.example/of', 'pass'],
  ])('of a text in Markdown: %s', (body, outcome) => {
    expect(outcomes(letterOf('truncation', body, { link: 'https://bread.example/of' }))).toEqual([outcome]);
  });

  it.each([
    ['Fresh bread tonight', 'pass'],
    ['Fresh bread tonight, and the', 'fail'],
    ['Fresh bread tonight #bread 🍞', 'pass'],
    ['Fresh bread tonight and the #bread 🍞', 'fail'],
  ])('of a post: %s', (text, outcome) => {
    expect(outcomes(postOf('truncation', text))).toEqual([outcome]);
  });

  it('tells where the text breaks off', () => {
    const [found] = letterOf('truncation', 'The oven is hot, and the bread is');
    expect(found).toMatchObject({ pointer: '/body', excerpt: expect.stringMatching(/bread is$/) });
  });

  it('lets a text end as the brief asks for', () => {
    const instructions = 'The bread comes with the';
    expect(outcomes(postOf('truncation', `Good morning. ${instructions}`, { instructions }))).toEqual(['pass']);
  });
});

describe('duplicate', () => {
  it('of two variants alike fails, their clauses in whatever order', () => {
    const [one, other] = ['Baked at night, sold at dawn.', 'Sold at dawn. Baked at night!'];
    expect(outcomes(adOf('duplicate', [one, other], {}, () => ['Bread']))).toContain('fail');
    expect(outcomes(adOf('duplicate', [one, 'Rye, wheat and spelt.'], {}, () => ['Bread']))).not.toContain('fail');
  });

  it('of two texts that differ by a word or two warns', () => {
    const text = (word: string) => `We bake at night so that ${word} bread is warm when you come by the shop before your train leaves`;
    expect(outcomes(adOf('duplicate', [text('rye'), text('wheat')], {}, (index) => [`Line ${'ab'[index]}`]))).toEqual(['warn']);
  });

  it('of a title and a heading warns', () => {
    expect(letterOf('duplicate', 'Warm bread.', {}, { subject: 'Warm bread tonight', preheader: 'Warm bread, tonight!' })).toMatchObject([
      { outcome: 'warn', pointer: '/preheader' },
    ]);
  });
});

describe('keyword', () => {
  it.each([
    ['Our bakeries are open.', 'bakery', 'warn'],
    ['Der Sauerteig-Kurs beginnt.', 'Sauerteigkurs', 'warn'],
    ['Der Ofen in der Seestrasse.', 'Seestraße', 'pass'],
    ['Our baker is up.', 'bakery', 'fail'],
  ])('in %j: %s %ss', (text, keyword, outcome) => {
    const language = /der/i.test(text) ? 'de' : 'en';
    expect(outcomes(postOf('keyword', text, { language, keywords: [keyword] }))).toEqual([outcome]);
  });

  it('is counted, and told where it stands', () => {
    expect(postOf('keyword', 'Bread is here. More bread later.', { keywords: ['bread'] })).toMatchObject([
      { outcome: 'pass', measured: 2, unit: 'times', pointer: '/text', span: { start: 0, end: 5 } },
    ]);
  });

  it('warns where a line has it three times, or more than a twentieth of the words are it', () => {
    const stuffed = (count: number, rest: number) =>
      postOf(
        'keyword',
        `${times(count, (index) => `Here is bread from oven ${'abcdefghijklmn'[index]}.`)} ${times(rest, 'Warm and good it is.')}`,
        {
          keywords: ['bread'],
        },
      )[0];
    expect(stuffed(4, 10)).toMatchObject({ outcome: 'pass', measured: 4 });
    expect(stuffed(8, 10)).toMatchObject({ outcome: 'warn', measured: 8, limit: { max: 4 } });
    expect(stuffed(8, 40)).toMatchObject({ outcome: 'pass', measured: 8 });
    const line = letterOf('keyword', 'Bread is here.', { keywords: ['bread'] }, { subject: 'Bread, bread and bread' });
    expect(line).toMatchObject([{ outcome: 'warn', pointer: '/subject', measured: 3, limit: { max: 2 } }]);
  });

  it('warns of a variant that has it in no form', () => {
    const found = (text: string) => adOf('keyword', ['Bread is here.', text], { keywords: ['bread'] });
    expect(found('Rye is here.')).toMatchObject([{ outcome: 'warn', pointer: '/variants/1' }]);
    expect(outcomes(found('Breads are here.'))).toEqual(['pass']);
  });
});

describe('language', () => {
  const english = times(6, 'The bread that we bake is for all of you who are awake at night.');

  it('of the whole text is the one that was asked for', () => {
    expect(outcomes(letterOf('language', english))).toEqual(['pass']);
    const parts = { subject: 'The bread of the week is here', preheader: 'And we have kept one of them for you' };
    expect(letterOf('language', english, { language: 'de' }, parts)).toMatchObject([
      { outcome: 'fail', wanted: 'German', found: 'English', pointer: null, message: 'The text is in English, not in German.' },
    ]);
  });

  it('may be one of several that are hardly told apart', () => {
    const danish = times(4, 'Brødet som vi bager om natten er varmt når du kommer forbi i morgen tidlig.');
    expect(outcomes(letterOf('language', danish, { language: 'nb' }))).toEqual(['pass']);
    expect(outcomes(letterOf('language', danish, { language: 'fr' }))).toEqual(['fail']);
  });

  it('is not told of a few words', () => {
    expect(letterOf('language', 'Das Brot ist da.')).toEqual([]);
  });
});

describe('readability', () => {
  const easy = times(12, 'We bake the bread at night so that it is warm.');
  const hard = times(
    12,
    'Organizational considerations necessitate comprehensive interdepartmental communication regarding administrative responsibilities.',
  );

  it('passes short words, and warns of long ones, with the figure', () => {
    expect(letterOf('readability', easy)).toMatchObject([{ outcome: 'pass', limit: { min: 30, max: null } }]);
    const [found] = letterOf('readability', hard);
    expect(found).toMatchObject({ outcome: 'warn', unit: 'Flesch Reading Ease' });
    expect(found?.measured).toBeLessThan(0);
  });

  it('says nothing of a short text, and of a language without a formula that it is not checked', () => {
    expect(letterOf('readability', hard.slice(0, 700))).toEqual([]);
    expect(letterOf('readability', times(30, 'Wij bakken het brood.'), { language: 'nl' })).toMatchObject([
      { outcome: 'info', found: 'not checked in Dutch' },
    ]);
  });
});

describe('seo_length', () => {
  const page = (meta_title: string, meta_description: string) =>
    of(
      'seo_length',
      checked(
        { type: 'landing_page', topic: 'Bread' },
        {
          headline: 'Bread',
          subheadline: 'Baked at night',
          sections: [{ heading: 'Rye', body: 'It is warm.' }],
          call_to_action: 'Come by',
          faq: [],
          meta_title,
          meta_description,
        },
      ),
    ).map(({ outcome, pointer }) => [pointer, outcome]);

  it.each([
    [14, 69, 'warn'],
    [15, 70, 'pass'],
    [60, 160, 'pass'],
    [61, 161, 'warn'],
  ])('of %i and %i characters: %s', (title, description, outcome) => {
    expect(page('x'.repeat(title), 'x'.repeat(description))).toEqual([
      ['/meta_title', outcome],
      ['/meta_description', outcome],
    ]);
  });
});

const inVoice = (text: string, fields: Partial<CreateBrandVoiceInput>, language = 'en') =>
  checkedPost(text, { topic: 'Bread', language }, voiceOf(fields));

describe('term', () => {
  const terms = (text: string, used: CreateBrandVoiceInput['terms'], language?: string) =>
    outcomes(inVoice(text, { terms: used }, language).filter(({ rule }) => rule === 'term'));

  it('of a language holds for its regions, and for no other language', () => {
    const used = [{ term: 'Brot', use: 'forbidden', language: 'de' } as const];
    expect(terms('Unser Brot ist da.', used, 'de-AT')).toEqual(['fail']);
    expect(terms('Unser Brot ist da.', used, 'nl')).not.toContain('fail');
  });

  it('that is kept may be a hashtag in small letters; one that is forbidden may not', () => {
    expect(terms('Try #slowcrust.', [{ term: 'SlowCrust', use: 'keep' }])).toEqual(['pass']);
    expect(terms('Try slowcrust.', [{ term: 'SlowCrust', use: 'keep' }])).toEqual(['fail']);
    expect(terms('Try #slowcrust.', [{ term: 'slowcrust', use: 'forbidden' }])).toEqual(['fail']);
  });

  it('that is forbidden may be a stem, and so may what stands in place of another', () => {
    expect(terms('Our customers.', [{ term: 'customer*', use: 'forbidden', instead: 'guest' }])).toEqual(['fail']);
    expect(terms('Our customers.', [{ term: 'guest', use: 'preferred', instead: 'custom*' }])).toEqual(['fail']);
  });

  it('is no near form of what it takes the place of', () => {
    expect(terms('Our communities.', [{ term: 'community', use: 'forbidden', instead: 'communities' }])).toEqual(['pass']);
    expect(terms('Our communities.', [{ term: 'community', use: 'forbidden', instead: 'group' }])).toEqual(['warn']);
  });
});

describe('a word to avoid', () => {
  const voiceChecks = (text: string, fields: Partial<CreateBrandVoiceInput>, language?: string) =>
    inVoice(text, fields, language).flatMap(({ rule, outcome, found }) =>
      rule === 'forbidden_word' || rule === 'term' ? [`${rule} ${outcome} ${found}`] : [],
    );

  it('fails as it is and where it is a stem, and warns in a near form', () => {
    expect(voiceChecks('Baked with passion.', { avoid: ['passion'] })).toEqual(['forbidden_word fail “passion”']);
    expect(voiceChecks('A passionate baker.', { avoid: ['passion*'] })).toEqual(['forbidden_word fail “passionate”']);
    expect(voiceChecks('A passionate baker.', { avoid: ['passion'] })).toEqual(['forbidden_word warn “passionate”']);
    expect(voiceChecks('Ein einzigartiges Brot.', { avoid: ['einzigartig'] }, 'de')).toEqual(['forbidden_word warn “einzigartiges”']);
    expect(voiceChecks('A passive oven.', { avoid: ['passion'] })).toEqual(['forbidden_word pass none']);
    expect(voiceChecks('For US guests, used to us.', { avoid: ['US'] })).toEqual(['forbidden_word fail “US”']);
  });

  it('is told before its near forms, however many these are', () => {
    const avoid = Array.from({ length: 30 }, (_, index) => `oven${'abcdefghijklmnopqrstuvwxyzäöüé'[index]}ing`);
    const text = `${avoid.map((word) => word.replace(/ing$/, 'ed')).join(' ')} ${avoid.at(-1)}`;
    const outcomesShown = outcomes(inVoice(text, { avoid }).filter(({ rule }) => rule === 'forbidden_word'));
    expect([outcomesShown.length, outcomesShown[0], outcomesShown.at(-1)]).toEqual([20, 'fail', 'warn']);
  });

  it('is told once in a place, by the rule that has a word for it', () => {
    const fields = { avoid: ['game changer', 'changer'], terms: [{ term: 'game changer', use: 'forbidden', instead: 'step' } as const] };
    expect(voiceChecks('A game changer.', fields)).toEqual(['term fail “game changer”']);
    expect(voiceChecks('A game changer, a changer.', fields)).toEqual(['forbidden_word fail “changer”', 'term fail “game changer”']);
  });

  it('names the word of which it is a form', () => {
    const [message] = inVoice('A passionate baker.', { avoid: ['passion'] }).flatMap((check) =>
      check.rule === 'forbidden_word' ? [check.message] : [],
    );
    expect(message).toBe('“passionate” in the text is a form of “passion”, one of the words that the brand voice avoids.');
  });
});

describe('an emoji', () => {
  it('is told as one where the voice has none, and only there', () => {
    const styles = (emoji: 'none' | 'few') => inVoice('Warm bread 🍞', { emoji }).filter(({ rule }) => rule === 'style');
    expect(styles('none')).toMatchObject([
      { outcome: 'warn', excerpt: '🍞', message: '“🍞” in the text is an emoji, and the brand voice wants none.' },
    ]);
    expect(outcomes(styles('few'))).toEqual(['pass']);
  });
});
