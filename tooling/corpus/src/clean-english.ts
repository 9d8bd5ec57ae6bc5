import type { CorpusText } from './corpus-text.ts';

/** English emails, posts and ads without a fault. Each is our own. */
export const cleanEnglish: readonly CorpusText[] = [
  {
    id: 'en-email-bikes',
    text: {
      type: 'email',
      topic: 'Spring service for bicycles at our workshop in Leith',
      keywords: ['bike service'],
      facts: ['A full service costs £65', 'Bookings are open until 30 April', 'Most bikes are ready in two days'],
      output: {
        subject: 'Your bike service, before the first warm weekend',
        preheader: 'Brakes, gears and bearings checked in our Leith workshop',
        body: 'Hi there,\n\nwinter salt is hard on chains. Our full bike service costs £65 and covers brakes, gears and bearings. Most bikes are ready in two days.\n\nBookings are open until 30 April. Bring the bike as it is; we have seen worse.\n\nSee you soon,\nThe workshop team',
        call_to_action: 'Book a slot',
      },
    },
  },
  {
    id: 'en-email-trial',
    text: {
      type: 'email',
      topic: 'Free trial of our invoicing app Tally for freelancers',
      facts: ['The trial lasts 14 days', 'No card is needed', 'Invoices can be sent in 12 currencies'],
      instructions: 'Address the reader with {{first_name}}.',
      output: {
        subject: '{{first_name}}, your invoices can wait for nobody',
        preheader: 'Try Tally free for 14 days, without a card',
        body: 'Hello {{first_name}},\n\nyou finished the work weeks ago. The invoice is still a draft.\n\n- Turn hours into an invoice with one click\n- Send it in 12 currencies\n- See who has opened it, and who has not\n\nThe trial lasts 14 days and needs no card. If Tally is not for you, close the tab and that was it.',
        call_to_action: 'Start the trial',
      },
    },
  },
  {
    id: 'en-email-museum',
    text: {
      type: 'email',
      topic: 'Late openings at the Harbour Museum on Thursdays',
      facts: ['Open until 10 pm every Thursday in June', 'Tickets are half price after 6 pm'],
      output: {
        subject: 'Thursday nights belong to the harbour',
        preheader: 'The museum stays open late all through June',
        body: 'Dear friends of the museum,\n\nevery Thursday in June we keep the lights on until 10 pm. Tickets are half price after 6 pm, the café serves soup, and a curator walks with anybody who asks.\n\nCome straight from work. The ships have waited a long time, and they do not mind.',
        call_to_action: 'Plan your evening',
      },
    },
  },
  {
    id: 'en-post-bakery',
    text: {
      type: 'social_post',
      topic: 'Our bakery opens on Sundays',
      platform: 'instagram',
      hashtags: ['sourdough', 'leedsfood'],
      facts: ['Open on Sundays from 8 am'],
      output: {
        text: 'Sundays were missing something. Now they have bread.\n\nFrom this week the ovens are on at dawn, and the door opens at 8 am. Come early for rye, late for whatever is left.\n\n#sourdough #leedsfood',
        hashtags: ['sourdough', 'leedsfood'],
      },
    },
  },
  {
    id: 'en-post-hiring',
    text: {
      type: 'social_post',
      topic: 'We are hiring a data engineer for our climate team',
      platform: 'linkedin',
      keywords: ['data engineer'],
      link: 'https://jobs.example.com/data-engineer',
      output: {
        text: 'Weather does not wait for clean data. We need somebody who can.\n\nOur climate team is looking for a data engineer who likes messy sensors, patient colleagues and Python. You will own the pipeline from station to map.\n\nRemote is fine, curiosity is not optional: https://jobs.example.com/data-engineer\n\n#dataengineering #climate',
        hashtags: ['dataengineering', 'climate'],
      },
    },
  },
  {
    id: 'en-post-release',
    text: {
      type: 'social_post',
      topic: 'Version 4.2 of our note app adds offline search',
      platform: 'twitter',
      hashtags: [],
      output: {
        text: 'Planes, tunnels, cabins: version 4.2 searches your notes without a network. Update, go offline, find everything 🔍',
        hashtags: [],
      },
    },
  },
  {
    id: 'en-post-steps',
    text: {
      type: 'social_post',
      topic: 'How to repot a houseplant',
      platform: 'facebook',
      output: {
        text: 'Is your fern sulking? Repot it in 4 steps:\n\n1. Water it the day before\n2. Loosen the roots with your fingers\n3. Put fresh soil in, but do not press it down\n4. Leave it in the shade for a while\n\nThat is all there is to it. Ask us anything in the comments!',
        hashtags: [],
      },
    },
  },
  {
    id: 'en-post-bluesky',
    text: {
      type: 'social_post',
      topic: 'A reading by the poet Ada Marsh in our bookshop',
      platform: 'bluesky',
      facts: ['Friday 12 June, 7 pm', 'Entry is free'],
      output: {
        text: 'Ada Marsh reads new poems in our shop on Friday 12 June, 7 pm. Entry is free, chairs are few. Bring a friend who claims not to like poetry.',
        hashtags: [],
      },
    },
  },
  {
    id: 'en-ad-google-course',
    text: {
      type: 'ad_copy',
      topic: 'Evening courses in pottery',
      platform: 'google_search',
      product: 'Pottery evening course',
      unique_selling_proposition: 'Small groups of six with a wheel for everybody',
      keywords: ['pottery course'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Pottery course after work', 'A wheel for everybody', 'Groups of six, no rush', 'Learn to throw a bowl'],
            descriptions: [
              'Small evening groups of six. Each of you has a wheel and time to fail well.',
              'Clay, kiln and glaze are there. Bring old clothes and a free evening.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'en-ad-google-crm',
    text: {
      type: 'ad_copy',
      topic: 'CRM for small charities',
      platform: 'google_search',
      product: 'Kindred CRM',
      unique_selling_proposition: 'Free for charities with fewer than 500 donors',
      variants: 2,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Kindred CRM for charities', 'Know every donor by name', 'Free below 500 donors'],
            descriptions: [
              'Keep gifts, letters and thanks in one place that volunteers understand.',
              'No contract and no setup fee. Import your list from Excel or CSV.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Thank donors on time', 'A CRM volunteers like', 'Made for small charities'],
            descriptions: [
              'Reminders tell you whom to thank, and when. Kindred writes the first draft.',
              'Charities with fewer than 500 donors pay nothing at all.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'en-ad-facebook-tent',
    text: {
      type: 'ad_copy',
      topic: 'A tent that one person can pitch',
      platform: 'facebook',
      product: 'Solo tent',
      unique_selling_proposition: 'Pitched by one person in the dark',
      facts: ['It weighs 1.4 kg'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: 'It is dark, it rains, and you are alone. The Solo tent stands before your tea is cold. It weighs 1.4 kg.',
            headlines: ['Pitch it in the dark'],
            descriptions: ['One person, one pole'],
          },
        ],
      },
    },
  },
  {
    id: 'en-ad-linkedin-audit',
    text: {
      type: 'ad_copy',
      topic: 'Accessibility audits for public websites',
      platform: 'linkedin',
      product: 'WCAG audit',
      unique_selling_proposition: 'Findings that developers can act on',
      variants: 1,
      output: {
        variants: [
          {
            primary_text:
              'An audit that ends in a PDF helps nobody. Ours ends in tickets your developers can close, sorted by how many readers they shut out.',
            headlines: ['A WCAG audit your team can act on'],
            descriptions: ['Ask for a sample report'],
          },
        ],
      },
    },
  },
];
