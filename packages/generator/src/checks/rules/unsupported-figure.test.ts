import { ContentRequest, runSteps } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../check-content.ts';

/** Whether a post states something that its one fact does not. */
function outcomeOf(fact: string, text: string, language = 'en') {
  const request = ContentRequest.parse({ type: 'social_post', topic: 'News', platform: 'linkedin', language, facts: [fact] });
  const checks = runSteps(checkContent(request, { text, hashtags: [] }, { truncated: false }));
  return checks.find(({ rule, outcome }) => rule === 'unsupported_figure' && outcome !== 'pass')?.outcome ?? 'pass';
}

describe('a fact in another form', () => {
  it.each([
    ['en', 'Open 08:00–18:00', 'We are open from 8 am to 6 pm.'],
    ['en', 'Doors at 7.30 pm', 'Doors open at 19:30.'],
    ['en', 'From 9am to 5.30pm', 'Call us between 9 and 17:30.'],
    ['en', 'It ends at midnight', 'It ends at 12 am.'],
    ['de', 'Von 15 bis 19:30 Uhr', 'Wir sehen uns um 15:00 Uhr, bis 19.30 Uhr.'],
    ['fr', 'À 19 h 30', 'Rendez-vous à 19h30.'],
    ['en', 'On 12 June 2027', 'Join us on June 12th, 2027.'],
    ['en', '2027-06-12', 'Join us on 12 June.'],
    ['de', 'Am 30. Mai', 'Bitte bis zum 30.05. anmelden.'],
    ['es', '21 de marzo', 'El taller es el 21/3.'],
    ['it', '19 settembre', 'Ci vediamo il 19/9.'],
    ['en', 'Tel. 0431 55 50 12', 'Call 0431 555012.'],
    ['en', '+43 316 555 0142', 'Call 0316 5550142.'],
    ['en', 'A 14-day trial', 'Try it for two weeks.'],
    ['fr', 'Devis sous 48 heures', 'Votre devis sous deux jours.'],
    ['en', 'It takes 60 minutes', 'It takes 1 hour.'],
    ['de', 'Ein Jahr Garantie', 'Mit 12 Monaten Garantie.'],
    ['en', 'Half an hour', 'It takes 30 minutes.'],
    ['es', '1,5 toneladas', 'Son 1500 kilos.'],
    ['en', 'Three in four agree', '75% agree.'],
    ['en', 'Half of them came back', '50 % came back.'],
    ['en', 'Founded in 1991, a first success in 2003', 'Twelve years later there was a first success.'],
    ['en', 'The mill closed in 1957', 'The mill closed in the 1950s.'],
    ['en', 'Within 15 miles', 'Within fifteen miles of here.'],
    ['en', 'At least 1.6 mm', 'At least 1.6 millimetres.'],
    ['en', '€14.90 a tin', 'A tin is less than fifteen euros.'],
    ['de', 'Seit 31 Jahren', 'Seit über 30 Jahren.'],
    ['de', 'Im ersten Jahr', 'In den ersten zwölf Monaten.'],
    ['fr', 'Service à 11 h 30', 'Le service est à onze heures et demie.'],
    ['fr', '9:30 am', 'À 9\u00a0h\u00a030.'],
    ['es', 'Hasta 30 personas', 'Hasta treinta personas. ¡Mil gracias!'],
    ['en', 'Until 28 February', 'Until the end of February.'],
    ['en', '137 machines', 'Well over a hundred machines.'],
    ['en', 'Open 7:30–17:00', 'From half past seven.'],
    ['fr', 'Ouvert dès 9:45', 'À dix heures moins le quart.'],
    ['en', 'It begins at 19:13', 'It begins at thirteen minutes past seven.'],
    ['de', 'Bis 22:00 Uhr', 'Bis zehn Uhr abends.'],
    ['en', 'Fridays 7 p.m. to 11 p.m.', 'Open until eleven at night.'],
    ['es', 'Abierto de 17:00 a 21:30', 'Abrimos de 5 de la tarde a 9 y media de la noche.'],
    ['en', 'It takes 3 hours', 'Once the hours are in, it takes three.'],
    ['en', 'Saturday 8:00 a.m.–2:00 p.m.', 'On Saturdays from 8 to 2.'],
    ['es', 'El 70 % tiene arreglo', 'Siete de cada diez tienen arreglo.'],
    ['en', '81 % said so', 'Some four in five said so.'],
    ['en', 'Frames should be 2/3 capped', 'Once two thirds of a frame are capped, it is ready.'],
    ['en', 'Now 30 € instead of 40 €', 'It is a quarter cheaper now.'],
    ['de', '520 m² in Graz', 'Gut 500 Quadratmeter in Graz.'],
    ['fr', 'Une fresque de 12 m²', 'Une fresque de douze mètres carrés.'],
    ['en', 'On 4 May 2027', 'Join us on Tuesday, May 4.'],
    ['en', 'Answers in 3 days, 10 before', 'From ten days to three.'],
    ['en', '£96, and 25 % off in May', 'It costs £96. With 25 % off that is £72.'],
    ['en', '£19.90, and 25 % off in May', 'It costs £19.90. With a quarter off that is £15.'],
    ['fr', '7 € pour les adultes', 'Deux parents passent la journée au musée pour 14 €.'],
    ['es', 'Desde 2,10 € al día', 'Desde 2,10 €. Una semana sale por 14,70 €.'],
    ['en', '£250 a month, fixed for 12 months', 'Pay in the full £250 each time and you will have £3,000.'],
    ['de', 'Acht Abende, 112 €', 'Der Kurs kostet 112 €, das sind 14 € je Abend.'],
    ['de', 'Das Set kostet 489 €, die Montage 150 €', 'Das Set kostet 489 €, mit 150 € für die Montage also 639 €.'],
    ['de', 'Rund 600 kWh im Jahr, 35 Cent je kWh', 'Das sind 600 kWh; bei 35 Cent also 210 Euro.'],
    ['es', '4 semanas, 20 horas por semana', 'Cuatro semanas, 80 horas.'],
    ['es', 'Reduce el tiempo de 40 a 26 días', 'Catorce días menos.'],
    ['en', 'It fell from nine working days to four', 'They finished five working days sooner.'],
    ['de', 'Donnerstags von 18.30 bis 20.30 Uhr', 'Jeweils für zwei Stunden.'],
    ['fr', 'Le mercredi et le samedi', 'Deux fois par semaine.'],
    ['es', 'Asistencia a cualquier hora', 'La asistencia atiende las 24 horas.'],
    ['en', '300 of 400 things were mended', 'Three out of four things were mended.'],
    ['en', 'Aged for 60 days', 'Aged for two months.'],
    ['en', '3.1 km less', 'About 3 km less.'],
    ['en', 'Classes at noon', 'Classes at 12 noon.'],
    ['es', 'A las 20:00', 'A las 8 de la tarde.'],
    ['fr', 'Format 160 × 230 cm', 'Il mesure 1,60 m sur 2,30 m.'],
    ['en', 'It costs five cents', 'It costs 5 cents.'],
    ['fr', '218 familles', 'Plus de deux cents familles.'],
    ['es', '120 voluntarios', 'Faltan ciento veinte voluntarios.'],
    ['de', 'Maya Osei: “You leave standing taller than you came in”', '„Du gehst aufrechter, als du gekommen bist“, sagt Maya Osei.'],
    ['en', 'The works cost £1.2 million', 'The council spent £1.2m on the works.'],
    ['de', 'Ein Glas 7,50 €, drei Gläser zusammen 21 €', 'Ein Glas kostet 7,50 €. Nimmst du drei, zahlst du 21 € und sparst 1,50 €.'],
    ['es', 'Por 45 €, antes 60 €', 'Cuesta 15 € menos: 45 €.'],
    ['es', 'Lata de 2,5 litros', 'Lleva dos litros y medio.'],
    ['en', 'From 18 to 20 April', 'On each of the three days.'],
    ['en', 'April 18–20', 'Three days of jazz.'],
    ['de', 'Vom 2. bis 4. Mai', 'Drei Tage lang.'],
    ['en', 'From Lauten: 3½ hours', 'It takes three and a half hours.'],
  ])('is stated: %s, “%s”, “%s”', (language, fact, text) => {
    expect(outcomeOf(fact, text, language)).toBe('pass');
  });
});

describe('another fact', () => {
  it.each([
    ['en', 'Open until 6 pm', 'Open until 6 am and 45 minutes.'],
    ['en', 'Doors at 15:00', 'Doors open at 16:00.'],
    ['en', 'It begins at 19:13', 'It begins at three minutes past seven.'],
    ['es', 'El 70 % tiene arreglo', 'Nueve de cada diez tienen arreglo.'],
    ['en', '25 % more', 'It costs a third more.'],
    ['de', '60 % laufen wieder', 'Gut vier Fünftel laufen wieder.'],
    ['en', 'Keep at 4 to 7 °C', 'Keep at 4 to 7 °F.'],
    ['de', '3 dl Wein', '3 Liter Wein.'],
    ['en', '85,000 litres a year', '85,000 gallons a year.'],
    ['de', 'Am 6. Juli, ab 16 ½ Jahren', 'Es beginnt am 16. Juli.'],
    ['en', 'By phone until 6pm', 'It costs £6.'],
    ['es', 'Un 4,8 sobre 5', 'Más de 5.000 viajeros.'],
    ['en', 'On Monday, 4 May', 'Join us on Tuesday, May 4.'],
    ['en', 'On 4 May 2027', 'Join us on Monday, May 4.'],
    ['en', 'Answers in 4 days, 9 before', 'From nine days to two.'],
    ['en', 'From 15:00 on 25 September', 'Register by September 15th.'],
    ['en', 'On 12 May', 'Join us on 12 June.'],
    ['de', 'Im April 2027', 'Es beginnt im März 2027.'],
    ['de', 'Am 30. Mai', 'Bitte bis zum 29.05. anmelden.'],
    ['en', 'Call 020 7946 0018', 'Call 020 7946 0081.'],
    ['en', 'A 14-day trial', 'Try it for three weeks.'],
    ['en', '60 minutes', 'It takes 2 hours.'],
    ['en', 'Three in four agree', '80% agree.'],
    ['en', 'Founded in 1991, a first success in 2003', 'Fifteen years later there was a first success.'],
    ['es', 'La dirección es nueva', '«No volvería atrás», asegura Vicent Llopis.'],
    ['de', 'Ein Bad am See', '„Ich habe endlich wieder durchgeschlafen“, schwärmt Sabine K. aus Potsdam.'],
    ['en', '€14.90 a tin', 'A tin is less than twenty euros.'],
    ['fr', 'Ouvert de 14h à 18h30', 'Cordonnier depuis plus de trente ans.'],
    ['en', '15 lessons of 45 minutes', 'Lessons of 45 hours.'],
    ['en', 'At least 2/3 capped, 2 kg each', 'Each has about three kilos.'],
    ['de', '2–3 Werktage', 'Nach höchstens fünf Werktagen ist es da.'],
    ['es', '5 prácticas de 45 minutos', 'Incluye siete prácticas.'],
    ['en', 'Register early', 'Only six of the sixteen spots are left.'],
    ['en', 'Until 28 February', 'Until the end of March.'],
    ['en', '8 places, and an A6 notebook', 'Six places are left.'],
    ['de', 'Um 19.30 Uhr', 'Um halb sieben am Abend.'],
    ['es', 'A las 14:30', 'A las tres y media.'],
    ['en', '£96, and 25 % off in May', 'It costs £96. With 25 % off that is £76.'],
    ['en', '£96, and 25 % off in May', 'In May it costs £72.'],
    ['en', 'From 18 to 20 April', 'On each of the four days.'],
    ['en', 'On 2 and 6 April', 'It takes five days.'],
    ['en', 'It costs five cents', 'For 500 guests.'],
    ['de', 'Ein Glas 7,50 €, drei Gläser zusammen 21 €', 'Ein Glas kostet 7,50 €. Nimmst du drei, zahlst du 21 € und sparst 2,50 €.'],
    ['es', 'Por 45 €, antes 60 €', 'Cuesta 15 €.'],
    ['en', 'Maya Osei: “You leave standing taller than you came in”', '“You will be as strong as an ox,” says Maya Osei.'],
    [
      'de',
      'Maya Osei: “You leave standing taller”',
      '„Du gehst aufrechter, als du kamst, und trägst deine Enkel wieder die Treppe hinauf“, sagt Maya Osei.',
    ],
    ['fr', '7 € pour les adultes', 'Deux parents passent la journée au musée pour 15 €.'],
    ['de', 'Das Set kostet 489 €, die Montage 150 €', 'Das Set kostet 489 €, mit 150 € für die Montage also 649 €.'],
    ['en', 'It fell from nine working days to four', 'It fell from nine working days to five.'],
    ['en', 'It fell from nine working days to four', 'They finished six working days sooner.'],
    ['fr', 'À 14 h 30, le mercredi et le samedi', 'Pendant deux heures.'],
    ['de', '18 Monate', 'Wer sein Geld zweieinhalb Jahre nicht braucht.'],
    ['de', 'Ab 3 kg 10 % Rabatt', 'Ab drei Kilo geht ein Viertel vom Preis ab.'],
    ['es', 'El sábado 18 de abril, de 10:00 a 14:00', 'El 18 de abril, de diez a cuatro.'],
    ['en', 'A bath by the lake', 'As Ruth Calloway says: “I slept through the night at last.”'],
  ])('is not: %s, “%s”, “%s”', (language, fact, text) => {
    expect(outcomeOf(fact, text, language)).toBe('fail');
  });
});

it.each(['In October 20 guests may come.', 'The label reads “Wash at low heat, and dry in the shade”.', 'We may open 20 rooms.'])(
  'takes no date and no quote for one that is none: %s',
  (text) => {
    expect(outcomeOf('There are 20 rooms for 20 guests', text)).toBe('pass');
  },
);

it('names a date with the wrong day of the week', () => {
  const request = ContentRequest.parse({ type: 'social_post', topic: 'News', platform: 'linkedin', facts: ['On 4 May 2027'] });
  const checks = runSteps(checkContent(request, { text: 'Join us on Monday, May 4.', hashtags: [] }, { truncated: false }));
  expect(checks.find(({ rule }) => rule === 'unsupported_figure')).toMatchObject({ outcome: 'fail', found: '“Monday, May 4”' });
});
