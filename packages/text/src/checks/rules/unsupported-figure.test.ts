import { ContentRequest } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../check-content.ts';
import { checkedLetter, checkedPost, of } from '../checked.fixture.ts';

/** The rule's checks of a post whose brief has one fact. */
const checksOf = (fact: string, text: string, language = 'en') => of('unsupported_figure', checkedPost(text, { language, facts: [fact] }));

const outcomeOf = (fact: string, text: string, language?: string) =>
  checksOf(fact, text, language).find(({ outcome }) => outcome !== 'pass')?.outcome ?? 'pass';

describe('a figure that the brief gives in another notation', () => {
  it.each([
    ['an hour by the other clock', 'en', 'Open 08:00–18:00', 'We are open from 8 am to 6 pm.'],
    ['an hour of a range', 'en', 'Saturday 9-5', 'Saturdays from 9 am to 5 pm.'],
    ['an hour beside a marked one', 'de', 'Um 13 und um 15 Uhr', 'Um 13 Uhr geht es los.'],
    ['an hour in French', 'fr', 'Arrivée à partir de 17 h', 'Arrivée dès 17 heures.'],
    ['a time with a full stop', 'de', 'Ab 17:30', 'Ab 17.30 geht es los.'],
    ['noon', 'en', 'Classes at noon', 'Classes at 12:00.'],
    ['midnight', 'es', 'Hasta medianoche', 'Hasta las 0:00.'],
    ['how long, as a clock writes it', 'fr', 'Durée : 90 minutes', 'En 1 h 30, tout est fait.'],
    ['a date in digits', 'de', 'Am 30. Mai', 'Bitte bis zum 30.05. anmelden.'],
    ['a date with its month first', 'en', 'On 4 May 2027', 'Join us on May 4.'],
    ['a date as machines write it', 'en', '2027-05-04', 'Join us on May 4, 2027.'],
    ['a date with its month in front', 'en-US', 'Out 10/06/2026', 'Out on October 6.'],
    ['a day of several', 'en', 'Saturday 3 and Saturday 10 October', 'On 3 October, and on the 10th of October.'],
    ['a short month', 'en', 'sat 20 feb', 'On 20 February.'],
    ['a month in another language', 'pl', 'On 15 March', 'Zaczynamy 15 marca.'],
    ['the year of a date', 'en', 'Since 4 May 1998', 'Since 1998.'],
    ['a month with its year', 'en', '4 May 2027', 'In May 2027.'],
    ['a number in words', 'en', 'For five pounds', 'It costs £5.'],
    ['a number in German words', 'de', 'Zweihundertfünfzig Gramm, fünfunddreißig Euro', 'Das sind 35 €.'],
    ['hundreds in words', 'es', 'Caben ciento veinte kilos', 'Caben 120 kg.'],
    ['hundreds that stand apart', 'fr', 'Deux cents litres', 'Il contient 200 litres.'],
    ['thousands with another sign', 'de', '1,200 km', 'Nach 1.200 km.'],
    ['a grouped number', 'fr', 'CHF 12’500', 'Pour 12 500 francs.'],
    ['a multiplied number', 'en', 'The works cost £1.2 million', 'The council spent £1.2m.'],
    ['both ends of a multiplied range', 'en', 'Between £2 and £3 million', 'At least £2 million.'],
    ['a fraction', 'en', 'It weighs 3½ kg', 'It weighs 3.5 kg.'],
    ['a unit of the same dimension', 'fr', 'Format 160 × 230 cm', 'Il mesure 1,60 m sur 2,30 m.'],
    ['a unit in another case', 'de', '5 Liter', 'Mit 5 Litern.'],
    ['a unit in another language', 'sv', '12 square metres', 'Den är 12 kvadratmeter.'],
    ['a unit with a hyphen', 'en', 'A tank of 50 litres', 'It has a 50-litre tank.'],
    ['pounds as a weight', 'en', 'Up to 5 lb', 'Up to 5 pounds.'],
    ['cents', 'en', '€0.50 a sheet', 'A sheet is 50 cents.'],
    ['the first of a range', 'en', 'Keep at 15 to 25 °C', 'Between 15 and 25 °C.'],
    ['a share in a word', 'en', 'Half the price', 'It is 50% cheaper.'],
    ['a number without its unit', 'en', 'Price: 49', 'It costs €49.'],
    ['a telephone number', 'en', 'Phone +44 20 7946 0018', 'Call 020 7946 0018.'],
    [
      'a quote, translated',
      'de',
      'Maya Osei: “You leave standing taller than you came in”',
      '„Du gehst aufrechter, als du gekommen bist“, sagt Maya Osei.',
    ],
  ])('is stated: %s', (_, language, fact, text) => {
    expect(outcomeOf(fact, text, language)).toBe('pass');
  });
});

describe('a figure in digits that the brief does not give', () => {
  it.each([
    ['a price', 'en', 'A ticket is £14', 'A ticket is £19.'],
    ['a price in another currency', 'en', 'A ticket is £14', 'A ticket is $14.'],
    ['a price that is a number of something else', 'en', 'It takes 6 hours', 'It costs £6.'],
    ['a price behind its sign with a space', 'en', 'By phone', 'It costs EUR 49.'],
    ['a price where another number has the sign', 'en', 'Children 5 to 15 £4', 'Children of 15 £7.'],
    ['a share', 'en', '25 % more', 'It costs 35% more.'],
    ['a length', 'de', '3 km', 'Nach 8 km.'],
    ['another unit', 'en', 'Keep at 4 to 7 °C', 'Keep at 4 to 7 °F.'],
    ['another unit of the dimension', 'de', '3 dl Wein', '3 Hektar Wein.'],
    ['a date', 'en', 'On 12 May', 'Join us on 12 June.'],
    ['another day of the month', 'de', 'Am 30. Mai', 'Bitte bis zum 29.05. anmelden.'],
    ['another year', 'en', 'On 12 May 2027', 'Join us on 12 May 2028.'],
    ['a month with another year', 'de', 'Im April 2027', 'Es beginnt im April 2026.'],
    ['another day of the week', 'en', 'On Monday, 4 May', 'Join us on Tuesday, May 4.'],
    ['a day of the week that its year has not', 'en', 'On 4 May 2027', 'Join us on Monday, May 4.'],
    ['an hour', 'en', 'Doors at 15:00', 'Doors open at 16:00.'],
    ['the other half of the day', 'en', 'Open until 6 pm', 'Open until 6 am.'],
    ['an hour by a clock of 24', 'de', 'Samstag und Sonntag, 9 bis 18 Uhr', 'Von 9 bis 21 Uhr.'],
    ['an hour in French', 'fr', 'Le 18 novembre à 19 h', 'Le 18 novembre à 20 heures.'],
    ['an hour of an address', 'en', 'Saturdays 10am to 1pm at 4 Mill Lane', 'Saturdays from 10am to 4pm.'],
    ['a telephone number', 'en', 'Call 020 7946 0018', 'Call 020 7946 0081.'],
    ['a quote', 'en', 'A bath by the lake', 'As Ruth Calloway says: “I slept through the night at last.”'],
    ['what takes two steps', 'de', '84 € je Nacht, Endreinigung 61 €', 'Drei Nächte kosten 313 Euro.'],
  ])('fails: %s', (_, language, fact, text) => {
    expect(outcomeOf(fact, text, language)).toBe('fail');
  });
});

describe('a figure that one step makes from two numbers of the brief', () => {
  it.each([
    ['a sum', 'Service £65; mudguards £12', 'With mudguards you pay £77.', '£65', '£12'],
    ['a difference', '45 €, formerly 60 €', 'You save 15 €.', '45 €', '60 €'],
    ['so many', 'Rent £250, 14 rooms', 'That is £3,500.', '£250', '14 rooms'],
    ['a part', '240 € for 16 evenings', 'An evening is 15 €.', '240 €', '16 evenings'],
    ['a price by what it is the price of', '0.35 € a kWh, 600 kWh', 'That is 210 €.', '0.35 €', '600 kWh'],
    ['a discount', '£96, and 25 % off', 'That is £72.', '£96', '25 %'],
    ['a discount, rounded', '£19.90, and 25 % off', 'That is £15.', '£19.90', '25 %'],
    ['a share', '46 of 50 pupils', 'That is 92 %.', '46', '50 pupils'],
    ['the rest of a share', '10 of 50 pupils', '80 % did not.', '10', '50 pupils'],
    ['a price for several', 'A place costs £245', 'Two people pay £490.', '£245', '2'],
    ['half a price', 'A loaf is £5.20', 'After five it is £2.60.', '£5.20', '2'],
  ])('warns and names the two: %s', (_, fact, text, one, other) => {
    const [check] = checksOf(fact, text);
    expect(check?.outcome).toBe('warn');
    expect(check?.message).toMatch(new RegExp(`is not in your brief, but follows from ${one}.* and ${other}.*\\.`));
  });

  it('warns of one that rounds a number of the brief', () => {
    expect(checksOf('520 m² in Graz', 'Gut 500 Quadratmeter.', 'de')[0]).toMatchObject({
      outcome: 'warn',
      message: expect.stringContaining('Your brief says 520 m² (fact 1).'),
    });
    expect(outcomeOf('520 m² in Graz', 'Gut 400 Quadratmeter.', 'de')).toBe('fail');
    expect(outcomeOf('520 m² in Graz', '521 Quadratmeter.', 'de')).toBe('fail');
  });
});

describe('a number beside what the brief gives another number to', () => {
  it.each([
    ['years', 'en', 'A guarantee of 5 years', 'With ten years of guarantee.', '5 years'],
    ['digits', 'en', 'A guarantee of 5 years', 'With 10 years of guarantee.', '5 years'],
    ['a noun', 'en', '8 places, and an A6 notebook', 'Six places are left.', '8 places'],
    ['a noun behind another word', 'en', '8 small places', 'Six places are left.', '8 small'],
    ['a noun in the singular', 'de', '5 Modelle', 'Mit drei Modellen.', '5 Modelle'],
    ['a number that the brief has elsewhere', 'en', '8 places for 6 boats', 'Six places are left.', '8 places'],
    ['a price in words', 'en', '€14.90 a tin', 'A tin is less than twenty euros.', '€14.90'],
    ['the first of a range', 'de', '2–3 Werktage', 'Nach fünf Werktagen ist es da.', '3 Werktage'],
    ['the nearest of several', 'en', '3 hours, 20 hours', 'In 18 hours.', '20 hours'],
    ['Polish', 'pl', '5 godzin', 'W dziesięć godzin.', '5 godzin'],
    ['Dutch', 'nl', '5 jaar garantie', 'Met tien jaar garantie.', '5 jaar'],
  ])('warns and names the number of the brief: %s', (_, language, fact, text, given) => {
    expect(checksOf(fact, text, language)[0]).toMatchObject({
      outcome: 'warn',
      message: expect.stringContaining(`Your brief says ${given}`),
    });
  });

  it('warns of a large count that the brief does not have', () => {
    expect(outcomeOf('A school by the lake', 'More than 5,000 pupils learned here.')).toBe('warn');
    expect(outcomeOf('A school by the lake', 'Since 1987.')).toBe('warn');
  });
});

describe('what is no statement', () => {
  it.each([
    ['a duration of which the brief says nothing', 'en', 'In 45 minutes you are there. It takes three weeks.'],
    ['a number word', 'en', 'Two hundred lamps, a thousand thanks.'],
    ['a small count', 'en', 'Here are 12 tips.'],
    ['a count that the brief has otherwise', 'en', 'A school with 31 rooms.'],
    ['a rounded count', 'en', 'Over 500 guests.'],
    ['an idiom', 'es', 'En un dos por tres, mil gracias.'],
    ['a ratio in words', 'en', 'Nine out of ten agree, a third more.'],
    ['an hour in words', 'de', 'Um halb sieben am Abend.'],
    ['a month alone', 'en', 'Until the end of March.'],
    ['a day of the week', 'en', 'Every Monday.'],
    ['a decade, an ordinal, a name', 'en', 'In the 1950s, for the 25th time, in 3D with an RX-78.'],
    ['round the clock', 'en', 'Open 24/7.'],
    ['an address', 'en', 'See https://example.com/2031/99 and write to team77@example.com.'],
  ])('is left alone: %s', (_, language, text) => {
    expect(outcomeOf('A school for 512 guests in 31 rooms', text, language)).toBe('pass');
  });

  it('is a number that a sentence ends with', () => {
    expect(outcomeOf('It took 7.5 seconds', 'In version 4 it took 7.5.')).toBe('pass');
  });

  it('is what a label says in quotation marks', () => {
    expect(outcomeOf('A shirt', 'The label reads “Wash at low heat, and dry in the shade”.')).toBe('pass');
  });

  it('is anything where there is no brief', () => {
    const request = { ...ContentRequest.parse({ type: 'social_post', topic: 'News', platform: 'linkedin' }), topic: '' };
    const checks = checkContent(request, { title: null, text: 'It costs £19.', hashtags: [] }, { truncated: false });
    expect(checks.some(({ rule }) => rule === 'unsupported_figure')).toBe(false);
  });
});

describe('the check', () => {
  it('names the figures that are stated, and by which field', () => {
    expect(checksOf('A ticket is £14', 'For £14 you are in.')).toMatchObject([
      { outcome: 'pass', measured: 1, unit: 'figures', message: 'Every figure is in your brief: £14 (facts).' },
    ]);
  });

  it.each([
    ['of its size', ['A ticket is £69', 'A child is £12'], 'Only £49.', 'is not in your brief. Your brief says £69 (fact 1).', '£69'],
    ['with its words', ['A ticket is £69', 'A child is £12'], 'A ticket for £29.', 'Your brief says £69 (fact 1).', '£69'],
    ['of another currency', ['A ticket is 69 €'], 'For £69.', 'Your brief says 69 € (fact 1).', '69 €'],
    ['of another unit', ['It is 1.5 km long', '3 kg'], 'In 800 m.', 'Your brief says 1.5 km (fact 1).', '1.5 km'],
    ['a date', ['On 12 May', '£9'], 'On 13 May.', 'Your brief says 12 May (fact 1).', '12 May'],
    ['the nearest date', ['30.05. to 12.06.'], 'Until 13.06. we are here.', 'Your brief says 12.06. (fact 1).', '12.06.'],
    ['a range', ['From 12 to 15 € each'], 'For 11 €.', 'Your brief says 12 to 15 € (fact 1).', '12 to 15 €'],
    ['a phone number', ['Call 020 7946 0018 today'], 'Call 020 7946 0019.', 'Your brief says 020 7946 0018 (fact 1).', '020 7946 0018'],
    ['a bare number', ['Price: 69'], 'For £49.', '“£49” in the text is not in your brief.', 'only figures that the brief states'],
    ['no price', ['Six evenings'], 'For £49.', 'is not in your brief, which gives no price.', 'only figures that the brief states'],
    ['no time of day', ['£9'], 'At 18:30.', 'is not in your brief, which gives no time of day.', 'only figures that the brief states'],
    ['a time in a word', ['At noon'], 'At 18:30.', '“18:30” in the text is not in your brief.', 'only figures that the brief states'],
  ])('names what the brief has in its place: %s', (_, facts, text, says, wanted) => {
    const [check] = of('unsupported_figure', checkedPost(text, { facts }));
    expect(check).toMatchObject({ outcome: 'fail', wanted });
    expect(check?.message.endsWith(says)).toBe(true);
  });

  it('says which field of the brief has it', () => {
    const [check] = of('unsupported_figure', checkedLetter('A ticket is £49.', { source_text: 'A ticket is £69.' }));
    expect(check?.message).toBe('“£49” in the body is not in your brief. Your brief says £69 (source text).');
  });

  it('names the place of what is not, once for all of its places', () => {
    const text = 'A ticket is £19, **£19**!';
    expect(checksOf('A ticket is £14', text)).toMatchObject([
      { outcome: 'fail', pointer: '/text', found: '“£19”', span: { start: 12, end: 15 } },
    ]);
  });

  it('names at most 20 places', () => {
    const text = Array.from({ length: 40 }, (_, index) => `£${index + 1_000}`).join(', ');
    expect(checksOf('A ticket is £14', text)).toHaveLength(20);
  });

  it('tells a figure of a subject where the text says it', () => {
    const parts = { subject: 'Now £19', preheader: 'Only £21' };
    const checks = checkedLetter('A ticket is £19.', { facts: ['A ticket is £14'] }, parts);
    expect(of('unsupported_figure', checks).map(({ pointer, found }) => [pointer, found])).toEqual([
      ['/body', '“£19”'],
      ['/preheader', '“£21”'],
    ]);
  });

  it('tells a rounded number from another one', () => {
    expect(outcomeOf('The roof cost £5,218', 'The roof cost £5,200.')).toBe('warn');
    expect(outcomeOf('The roof cost £5,218', 'The roof cost £5,219.')).toBe('fail');
  });

  it('says that the number words of a language are not read', () => {
    const unread = 'Numbers written as words are not read in Finnish.';
    expect(checksOf('Lippu on 14 €', 'Lippu maksaa 14 €.', 'fi')[0]).toMatchObject({
      outcome: 'info',
      found: 'not checked in Finnish',
      message: expect.stringContaining(unread),
    });
    expect(checksOf('Lippu on 14 €', 'Lippu maksaa 19 €.', 'fi')[0]).toMatchObject({
      outcome: 'fail',
      message: expect.stringContaining(unread),
    });
    expect(checksOf('A ticket is £14', 'For £14.')[0]?.message).not.toContain('not read');
  });

  it('leaves to another rule what a model says of its answer', () => {
    expect(outcomeOf('A ticket is £14', 'For £14 you are in.\n\nWord count: 128 words')).toBe('pass');
  });
});
