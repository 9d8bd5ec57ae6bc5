import type { CorpusText } from '../corpus-text.ts';

export const englishShort: readonly CorpusText[] = [
  {
    id: 'twelfth-en-physio',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Running injury check at Harbour Physio',
      keywords: ['running check'],
      facts: [
        'The check takes 45 minutes and costs $60 instead of $120 in April',
        'Includes a video analysis of the stride',
        'Appointments Tuesday to Saturday',
        'Written plan within 48 hours',
      ],
      link: 'https://harbourphysio.example/run',
      output: {
        subject: 'Half price in April: your running check',
        preheader: '45 minutes now can save you a sore knee later',
        body:
          'Hello,\n\nThe evenings are lighter, the shoes are back by the door, and somewhere around the park a knee starts to grumble. ' +
          'Better to listen early than to limp all summer.\n\nOur **running check** takes three quarters of an hour. We film your ' +
          'stride, show you what your hips and ankles are up to, and test where you are strong and where you cheat a little. Within two ' +
          'days you have a written plan in your inbox.\n\nIn April you pay $60, half of what it usually costs. Appointments are open ' +
          'from Tuesday to Saturday, so lunch breaks and lazy weekends both work.\n\nSee you on the treadmill,\nyour team at Harbour ' +
          'Physio',
        call_to_action: 'Book my running check',
      },
    },
  },
  {
    id: 'twelfth-en-water',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Year-end appeal of Clearwell',
      tone: 'warm',
      length: 105,
      facts: [
        'Every gift until 31 December is doubled by the Hartley Fund, up to $250,000 in all',
        'A filter costs $40 and serves a family for ten years',
        'Last year supporters paid for 5,200 filters',
      ],
      link: 'https://clearwell.example/give',
      output: {
        subject: 'Your $40 becomes $80 until New Year’s Eve',
        preheader: 'The Hartley Fund doubles every gift, filter by filter',
        body:
          'Dear friend,\n\nSome gifts last until the wrapping paper is gone. This one lasts a decade. A water filter costs $40 and ' +
          'gives a family clean water for ten years: morning tea, school lunches, a baby’s first bath.\n\nLast year, people like you ' +
          'paid for more than five thousand of them. This December there is a reason to do it again: **the Hartley Fund doubles every ' +
          'gift**, up to a quarter of a million dollars, until the 31st. You give one filter, two families drink.\n\nWill you be part ' +
          'of it? A thousand thanks for reading this far.\n\nWarmly,\nthe Clearwell team',
        call_to_action: 'Double my gift',
      },
    },
  },
  {
    id: 'twelfth-en-lettings',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'google_search',
      topic: 'Property management for landlords in Bristol',
      product: 'Property management',
      unique_selling_proposition: 'No fee while the flat stands empty',
      variants: 2,
      keywords: ['property management'],
      facts: ['Fee: 8% of the rent', '640 homes managed in Bristol', 'Free valuation within 24 hours'],
      link: 'https://keelandco.example/landlords',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Bristol Property Management',
              'No Fee While It Stands Empty',
              'A Fair Fee: 8% of the Rent',
              'Your Keys in Calm Hands',
            ],
            descriptions: [
              'Tenants, repairs, paperwork: we look after your flat while you get on with your life.',
              'Empty flat? Then you pay us nothing. Ask for a free valuation and hear back in a day.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Property Management, Sorted', '640 Bristol Homes in Our Care', 'What Could Your Flat Earn?'],
            descriptions: [
              'From the first viewing to the last light bulb, we take landlord chores off your list.',
              'See what the place is worth within 24 hours, then decide at your own pace.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'twelfth-en-bedding',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'instagram',
      topic: 'Linen bedding',
      product: 'Linen bedding',
      unique_selling_proposition: '100 nights to try it, and free returns',
      variants: 2,
      keywords: ['linen'],
      facts: ['Sets from €149', 'Made in Portugal', '100 nights to try'],
      link: 'https://morrow-linen.example/beds',
      output: {
        variants: [
          {
            primary_text: 'Crisp in July, cosy in January: linen from Portugal that gets softer with every wash.',
            headlines: ['Sleep on it for 100 nights', 'Sets from €149'],
            descriptions: ['Free returns, no questions'],
          },
          {
            primary_text: 'Not sure about linen? Sleep on it. Literally. Take a hundred nights, and send it back free if it is not love.',
            headlines: ['Try it, risk nothing', 'Woven for long lie-ins'],
            descriptions: ['Made in Portugal'],
          },
        ],
      },
    },
  },
  {
    id: 'twelfth-en-bikelight',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'tiktok',
      topic: 'Clip-on bike light',
      product: 'Glint clip-on light',
      unique_selling_proposition: 'Charges in 30 minutes and shines for 12 hours',
      variants: 2,
      link: 'https://glint.example/clip',
      output: {
        variants: [
          {
            primary_text: 'Half an hour on the charger, twelve hours of light. Your ride home just got brighter.',
            headlines: [],
            descriptions: [],
          },
          { primary_text: 'No straps, no tools, no excuses. Clip on the Glint, ride off, be seen.', headlines: [], descriptions: [] },
        ],
      },
    },
  },
  {
    id: 'twelfth-en-payroll',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'linkedin',
      topic: 'Payhive for small companies',
      product: 'Payhive payroll',
      unique_selling_proposition: 'Payroll for the whole team in under ten minutes a month',
      variants: 2,
      keywords: ['payroll'],
      facts: ['A specialist sets it up within 2 weeks', 'Payroll errors drop by 40% on average', 'From €6 per employee and month'],
      link: 'https://payhive.example/demo',
      output: {
        variants: [
          {
            primary_text:
              'Month-end again? Run payroll for the whole team in less than ten minutes, and spend the afternoon on your people.',
            headlines: ['Payday without the panic'],
            descriptions: ['From €6 per employee. Your specialist has it running within a fortnight.'],
          },
          {
            primary_text:
              'Wrong payslips cost trust. Teams on Payhive make 40% fewer payroll errors, and sleep better the night before payday.',
            headlines: ['Fewer errors, calmer month-ends'],
            descriptions: ['A specialist sets it up with you, start to finish.'],
          },
        ],
      },
    },
  },
];
