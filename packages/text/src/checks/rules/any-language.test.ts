import { describe, expect, it } from 'vitest';
import { readLanguages } from '../data/read-languages.ts';
import { checkedLetter, checkedPost, of } from '../checked.fixture.ts';

const checked = (rule: string, language: string, text: string, rest: object = {}) =>
  of(rule, checkedPost(text, { platform: 'facebook', language, ...rest }));
const outcomes = (...args: Parameters<typeof checked>) => checked(...args).map(({ outcome }) => outcome);

describe('a rule that does not read a language', () => {
  it.each(Object.keys(readLanguages).filter((rule) => rule !== 'editorial'))('says so, and claims nothing: %s', (rule) => {
    const text = 'Pekařství je otevřené a chléb je teplý, přijďte se podívat. '.repeat(15).trim();
    const reads = (readLanguages as Readonly<Record<string, { languages: readonly string[] }>>)[rule]?.languages.includes('cs') ?? false;
    const [outcome, said] = reads ? ['pass', /./] : ['info', /not checked in Czech/];
    const found = checked(rule, 'cs', text, { facts: ['90'] });
    expect(found.map((check) => check.outcome)).toEqual([outcome]);
    expect(found[0]?.message).toMatch(said);
    expect(outcomes(rule, 'en', text, { facts: ['90'] })).not.toContain('info');
  });

  it('tells what it finds all the same', () => expect(outcomes('style', 'cs', 'Chléb chléb je teplý!!')).toContain('warn'));
});

describe('figures by their shape', () => {
  it.each([
    ['ja', '480円', '料金は420円です。', 'fail'],
    ['ja', '480円', '料金は４８０円です。', 'info'],
    ['ja', '12万円', '全部で120,000円です。', 'info'],
    ['ja', '午前9時', '午前10時に開きます。', 'fail'],
    ['ja', '午前9時', '9:00に開きます。', 'info'],
    ['ja', '10月1日', '10月3日から。', 'fail'],
    ['ja', '2026年10月1日', '10月1日から。', 'info'],
    ['zh', '480元', '只要420元。', 'fail'],
    ['zh', '下午3点', '15:00开始。', 'info'],
    ['ko', '4800원', '4200원입니다.', 'fail'],
    ['ko', '4800원', '4,800원입니다.', 'info'],
    ['pt', 'R$ 580', 'Só R$ 480.', 'fail'],
    ['pt', 'R$ 12', 'Só R$ 9.', 'fail'],
    ['en', '₹599', 'For ₹499.', 'fail'],
    ['en', 'AED 150', 'For 150 AED.', 'pass'],
    ['en', 'AED 150', 'For AED 250.', 'fail'],
    ['en', '$59', 'For A$59.', 'pass'],
    ['en', 'A$59', 'For A$49.', 'fail'],
    ['tr', '499 TL', '399 TL.', 'fail'],
    ['tr', '499 TL', '₺499.', 'info'],
    ['cs', '420 Kč', '320 Kč.', 'fail'],
    ['ru', '420 ₽', '320 ₽.', 'fail'],
    ['ar', '15 ريالاً', '25 ريالاً.', 'fail'],
    ['ar', '15 ريالاً', '١٥ ريالاً.', 'info'],
    ['de', '1.500.000 Euro', '1,5 Mio. € gesammelt.', 'pass'],
    ['fr', '1 500 000 euros', '1,5 million d’euros.', 'pass'],
    ['pl', '2 500 000 zł', '2,5 mln zł.', 'pass'],
    ['sv', '1 500 000 kronor', '1,5 miljoner kronor.', 'pass'],
    ['nl', '1.500.000 euro', '1,5 miljoen euro.', 'pass'],
    ['de', '180 € im Jahr', '15 € im Monat.', 'warn'],
  ])('in %s: %s, in: %s', (language, fact, text, outcome) =>
    expect(outcomes('unsupported_figure', language, text, { facts: [fact] })).toEqual([outcome]),
  );

  it.each([
    'Fast 5G at home.',
    'The 3M tape.',
    'With 8G of memory.',
    'By ISO 9001.',
    'In H.264.',
    'TRY 3 classes.',
    'The TOP 10 loaves.',
    'We won 3 prizes.',
  ])('are none in a name: %s', (text) =>
    expect(outcomes('unsupported_figure', 'en', text, { facts: ['The house has an antenna'] })).toEqual(['pass']),
  );

  it('are some where the brief has the letter as a unit', () =>
    expect(outcomes('unsupported_figure', 'en', 'A bag of 9G.', { facts: ['A bag of 5 g'] })).toEqual(['fail']));
});

describe('what a model says of its answer', () => {
  it.each([
    ['pl', 'Oczywiście! Oto propozycja posta:\n\nChleb jest ciepły.'],
    ['sv', 'Självklart! Här är ett inlägg:\n\nBrödet är varmt.'],
    ['da', 'Her er et forslag til opslaget:\n\nBrødet er varmt.'],
    ['nl', 'Natuurlijk! Hier is een bericht voor LinkedIn, een tekst van 80 woorden:\n\nHet brood is warm.'],
    ['fi', 'Tässä on julkaisu Facebookiin:\n\nLeipä on lämmintä.'],
    ['ja', 'もちろんです！LinkedIn向けの投稿案はこちらです：\n\nパンが焼けました。'],
    ['ar', 'بالتأكيد! إليك منشور لفيسبوك:\n\nالخبز ساخن.'],
    ['en', 'Here are three options:\n\nWarm bread.'],
    ['en', 'LinkedIn post:\n\nWarm bread.'],
    ['pt', 'O pão está quente.\n\nSe quiser, posso escrever outra versão.'],
    ['pl', 'Chleb jest ciepły.\n\nJeśli chcesz, mogę przygotować krótszą wersję.'],
    ['sv', 'Brödet är varmt.\n\nOm du vill kan jag göra en kortare version.'],
    ['cs', 'Chléb je teplý.\n\nPokud chcete, mohu text zkrátit.'],
    ['ru', 'Хлеб горячий.\n\nЕсли хотите, я могу сократить текст.'],
    ['fr', 'Le pain est chaud.\n\nSi vous voulez, je peux proposer une version plus courte.'],
  ])('is found in %s: %s', (language, text) => expect(outcomes('refusal', language, text)).toContain('fail'));

  it.each([
    ['pl', 'Oto nasz nowy artykuł:\n\nJak piec chleb.'],
    ['pl', 'Nowy wpis na blogu:\n\nJak piec chleb.'],
    ['sv', 'Nytt inlägg på bloggen:\n\nSå bakar du bröd.'],
    ['pt', 'Se quiser, posso guardar um pão para si.'],
    ['de', 'Neu auf LinkedIn:\n\nUnser Brot.'],
    ['nl', 'Hier is onze nieuwe tekst over brood:\n\nLees mee.'],
    ['ja', '今月のお知らせ：\n\nパンが焼けました。'],
    ['en', 'Here are three loaves for your weekend:\n\nRye, spelt and wheat.'],
  ])('is not what a sender says, in %s: %s', (language, text) => expect(outcomes('refusal', language, text)).not.toContain('fail'));
});

describe('a text that breaks off, by its last paragraph', () => {
  const before = ['Nous avons construit un four.', 'Il chauffe depuis hier soir.'];
  it.each([
    ['fr', [...before, 'Venez le voir. Nous y cuirons samedi matin tout le pain pour la'].join('\n\n'), 'fail'],
    ['fr', [...before, 'Venez le voir. Nous vous attendons samedi'].join('\n\n'), 'pass'],
    [
      'pl',
      ['Mamy nowy piec.', 'Grzeje od wczoraj.', 'Przyjdźcie zobaczyć. W sobotę rano pieczemy w nim cały chleb na'].join('\n\n'),
      'fail',
    ],
  ])('in %s: %s', (language, text, outcome) => expect(outcomes('truncation', language, text)).toEqual([outcome]));
});

describe('a paragraph in another language', () => {
  const japanese =
    'パン屋は朝の七時に開きます。焼きたてのパンをご用意して、皆さまのお越しをお待ちしております。駅から歩いて五分です。土曜日には試食もできますので、ご家族でどうぞお越しください。';
  const russian =
    'Мы открываемся в семь утра. Хлеб тёплый, кофе готов, и вы можете посидеть у окна. От вокзала пять минут пешком, по субботам можно всё попробовать.';
  const english = 'We open the doors at seven in the morning, and the bread is warm until the last loaf has found somebody who likes it.';
  const swedish =
    'Vi öppnar klockan sju på morgonen, och brödet är varmt ända tills den sista limpan har hittat någon som tycker om den. Kom gärna förbi på lördag och prova, så bjuder vi på kaffe vid fönstret.';
  const german =
    'Wir öffnen morgens um sieben, und das Brot ist warm, bis der letzte Laib jemanden gefunden hat, der ihn mag. Kommt am Samstag vorbei und probiert, der Kaffee steht am Fenster bereit.';
  const letter = (language: string, ...paragraphs: string[]) =>
    of('language', checkedLetter(paragraphs.join('\n\n'), { language }, { preheader: 'News', call_to_action: 'OK' }));

  it.each([
    ['ja', japanese, english],
    ['ru', russian, english],
    ['sv', swedish, german],
    ['en', english, russian],
  ])('is told at its part, in a text in %s', (language, own, other) => {
    expect(letter(language, own, other)).toMatchObject([{ outcome: 'fail', pointer: '/body' }]);
    expect(letter(language, own, own)).toMatchObject([{ outcome: 'pass' }]);
  });
});
