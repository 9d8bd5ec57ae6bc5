import type { HoldoutFault } from '../holdout/holdout-fault.ts';

/** A fault that is other words in one part, and is to be found there. */
const swapped =
  (outcome: HoldoutFault['outcome']) =>
  (on: string, rule: string, pointer: string, words: string, others: string, also: readonly string[] = []): HoldoutFault => ({
    on,
    rule,
    outcome,
    pointer,
    also,
    swap: [pointer, words, others],
  });

const fail = swapped('fail');
const warn = swapped('warn');

/** Faults in the clean texts, each by itself. */
export const thirdEnglishFaults: readonly HoldoutFault[] = [
  fail('t-bike-workshop', 'unsupported_figure', '/text', 'until the end of February', 'until the end of March'),
  fail('t-bike-workshop', 'link', '/text', 'https://spokesmith-norwich.co.uk/winter', 'Book through the link in our bio.'),
  warn(
    't-translation-agency',
    'platform_limit',
    '/text',
    'as Harrow Foods got it.',
    'as Harrow Foods got it. No term was translated in more than a single way, and nobody had to explain the deal again.',
  ),
  fail('t-translation-agency', 'hashtag', '/text', '#Localization', '#Localisation'),
  { on: 't-chimney-sweep', rule: 'hashtag', outcome: 'fail', pointer: '/text', add: ['/text', '\n\n#ChimneySweep #Hexham'] },
  fail(
    't-chimney-sweep',
    'unsupported_figure',
    '/text',
    'Your chimney sweep has',
    'After more than thirty years on the roofs, your chimney sweep has',
  ),
  warn('t-ice-cream', 'hashtag', '/text', '#brooklyneats', '#brooklyneats #veganicecream'),
  { on: 't-ice-cream', rule: 'keyword', outcome: 'warn', pointer: null, swap: ['/text', 'blood orange sorbet', 'blood-orange sorbets'] },
  fail(
    't-watchmaker',
    'platform_limit',
    '/text',
    'It needed forty minutes and one drop of oil.',
    'It needed forty minutes and one drop of oil. Watches like this were built by people who expected somebody to open them again ' +
      'one day: every screw can be reached, every wheel comes out, and nothing is glued in place. What stops them is hardly ever ' +
      'wear. It is the drawer, the dust and the oil that dries while nobody is looking.',
  ),
  fail('t-watchmaker', 'unsupported_figure', '/text', 'twenty-three years', 'thirty-two years'),
  fail(
    't-clock-museum',
    'unsupported_link',
    '/text',
    'https://longcasemuseum.org.uk/clocks-back',
    'https://longcasemuseum.org/clocks-back',
    ['link'],
  ),
  warn('t-clock-museum', 'markup', '/text', '212 clocks back', '**212 clocks** back'),
  fail('t-data-rescue', 'unsupported_figure', '/text', 'In 80 % of cases', 'In nine cases out of ten'),
  {
    on: 't-data-rescue',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/text',
    also: ['unsupported_figure'],
    add: ['/text', '\n\n(Under 500 characters, so it fits on Mastodon.)'],
  },
  fail('t-climbing-gym', 'placeholder', '/text', 'eighteen bucks', '$XX'),
  {
    on: 't-climbing-gym',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'top of the wall anyway', 'an insane view from the wall anyway'],
    voice: { avoid: ['insane', 'epic'] },
  },
  fail('t-piano-tuner', 'unsupported_link', '/text', 'hello@ellerypianos.co.uk', 'info@ellerypianos.co.uk'),
  warn('t-piano-tuner', 'style', '/text', 'and listen for a wobble', 'and listen for for a wobble'),
  { on: 't-alterations', rule: 'keyword', outcome: 'fail', pointer: null, swap: ['/text', 'hem curtains', 'shorten drapes'] },
  warn(
    't-alterations',
    'duplicate',
    '/text',
    'Save this for moving day.',
    'Save this for moving day. Let the fabric cool before you hang it.',
  ),
  fail('t-locksmith', 'editorial', '/variants/0/descriptions/0', 'Ask us any time.', 'Call (650) 555-0142.'),
  {
    on: 't-locksmith',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/7',
    set: { '/variants/0/headlines/7': 'Before We Drive: Fixed Price' },
  },
  fail(
    't-dance-school',
    'unsupported_figure',
    '/variants/1/primary_text',
    'They are welcome too.',
    'They are welcome at the Dance School of the Year 2025.',
  ),
  { on: 't-dance-school', rule: 'required_part', outcome: 'fail', pointer: '/variants', brief: { variants: 3 } },
  {
    on: 't-forklift-training',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/variants/1',
    swap: ['/variants/1/primary_text', 'forklift training', 'operator training'],
  },
  fail('t-forklift-training', 'placeholder', '/variants/0/descriptions/0', '$280 per person', '$[price] per person'),
  fail('t-pest-control', 'editorial', '/variants/0/headlines/2', 'Gone Today', 'Gone Today!'),
  fail('t-pest-control', 'platform_limit', '/variants/0/headlines/4', 'Free Second Visit in 14 Days', 'Free Second Visit Within 14 Days'),
  {
    on: 't-tea-merchant',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text':
        'Our first flush Darjeeling is in your cup three weeks after the picking. Most tea has been on the road for longer than you ' +
        'would believe. Just €14.90 for 100 g.',
    },
  },
  fail('t-tea-merchant', 'unsupported_figure', '/variants/0/primary_text', '100 g for €14.90', '125 g for €14.90'),
  {
    on: 't-removals',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    swap: ['/body', 'See you soon', 'Our general terms apply.\n\nSee you soon'],
    voice: { disclaimers: [{ text: 'Our terms of removal apply.', types: ['email'], platforms: [] }] },
  },
  fail(
    't-removals',
    'truncation',
    '/body',
    'See you soon\nYour crew from Two Pairs of Hands',
    'See you soon, and please remember to tell the',
  ),
  {
    on: 't-optician',
    rule: 'readability',
    outcome: 'warn',
    pointer: '/body',
    set: {
      '/body': [
        'Hello,',
        'the continuous and frequently imperceptible deterioration of individual visual acuity necessitates regular professional ' +
          'examination, notwithstanding the absence of subjectively recognisable impairments.',
        'Our comprehensive eye test incorporates the determination of refractive characteristics, the measurement of intraocular ' +
          'pressure and the documentation of retinal abnormalities, and culminates in the preparation of an individually applicable ' +
          'prescription. Remuneration amounts to £29; customers having attained sixty years of age participate without remuneration.',
        'Availability of additional appointments commences on Tuesday, 12 January. Satisfactory spectacles necessitate no ' +
          'replacement; corresponding information is communicated transparently by our qualified ophthalmic practitioners ' +
          'immediately following completion of the aforementioned examination procedures, irrespective of any commercial considerations.',
        'We would appreciate your consideration of this communication and remain available for supplementary clarification.',
        'Kind regards\nBrightwell Opticians',
      ].join('\n\n'),
    },
  },
  { on: 't-optician', rule: 'length', outcome: 'warn', pointer: '/body', brief: { length: 300 } },
  fail(
    't-sailing-school',
    'unsupported_figure',
    '/body',
    'Just hit reply.',
    'Just hit reply, but don’t wait: only six of the sixteen spots are left.',
  ),
  fail('t-sailing-school', 'refusal', '/body', 'Hi there,', 'Here is a version with a more relaxed tone:\n\nHi there,'),
  {
    on: 't-bookkeeping-software',
    rule: 'term',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', '**Bank import** runs', '**Bank feed** runs'],
    voice: { terms: [{ term: 'bank import', use: 'preferred', instead: 'bank feed', language: null, note: null }] },
  },
  warn('t-bookkeeping-software', 'markup', '/body', 'overnight.\n\nStill', 'overnight.<br><br>Still'),
  { on: 't-tyre-garage', rule: 'required_part', outcome: 'fail', pointer: '/preheader', set: { '/preheader': '.' } },
  fail('t-tyre-garage', 'unsupported_link', '/body', 'tyres@holloway-garage.co.uk', 'bookings@holloway-garage.co.uk'),
  { on: 't-beekeeping', rule: 'length', outcome: 'fail', pointer: null, brief: { length: 500 } },
  fail('t-beekeeping', 'unsupported_figure', '/sections/2/body', 'about two kilos', 'about three kilos'),
  fail('t-driving-school', 'truncation', '/sections/0/body', 'shoes with a thin, flat sole', 'shoes with a'),
  {
    on: 't-driving-school',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/3/body',
    set: {
      '/sections/3/body': [
        'Antes del examen práctico, el estado exige seis horas al volante, y pasan más rápido de lo que uno cree. Al final de cada ' +
          'clase recibes una nota breve que dice qué salió bien, qué conviene practicar y qué viene después.',
        'Léela la noche anterior a la próxima clase, sentado tranquilamente en el asiento del copiloto de un coche aparcado, si ' +
          'quieres. Ayuda más que cualquier vídeo.',
      ].join('\n\n'),
    },
  },
  {
    on: 't-tree-nursery',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_title',
    set: { '/meta_title': 'How to plant a bare-root apple tree: when, where, how deep and how to prune it' },
  },
  {
    on: 't-tree-nursery',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/conclusion',
    add: ['/conclusion', ' All it asks for is an afternoon between November and March when the ground is not frozen.'],
  },
  {
    on: 't-podcast-studio',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/sections/3/body',
    add: ['/sections/3/body', '\n\n[Continue with tips on publishing here]'],
  },
  {
    on: 't-podcast-studio',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    swap: ['/sections/2/body', 'This room tone is', 'This ambience is'],
  },
  {
    on: 't-mountain-hut',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    add: ['/sections/2/body', '\n\n“We came for one night and stayed for three,” says Tom Reinholt from Leeds.'],
  },
  {
    on: 't-mountain-hut',
    rule: 'language',
    outcome: 'fail',
    pointer: '/faq/1/answer',
    set: {
      '/faq/1/answer':
        'Nein. Feste Schuhe und eine warme Jacke reichen völlig aus, denn der Weg ist von Anfang bis Ende gut markiert und auch für ' +
        'Familien leicht zu finden.',
    },
  },
  fail(
    't-physiotherapy',
    'unsupported_figure',
    '/sections/0/body',
    'You go home with',
    'Most patients need no more than four visits. You go home with',
  ),
  { on: 't-physiotherapy', rule: 'placeholder', outcome: 'fail', pointer: '/call_to_action', set: { '/call_to_action': 'Call to action' } },
  fail('t-3d-printing', 'refusal', '/faq/2/answer', 'You do, before', 'Based on the facts you provided, you do, before'),
  {
    on: 't-3d-printing',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    add: ['/meta_description', ' Send your file today.'],
  },
  fail('t-cheese-dairy', 'truncation', '/faq/2/answer', 'and let it ring for a while.', 'and let it'),
  warn(
    't-cheese-dairy',
    'style',
    '/sections/0/body',
    'Our cheesemaking class takes place',
    'Nestled in the heart of Vermont, our cheesemaking class takes place',
  ),
];
