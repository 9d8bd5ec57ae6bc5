import type { CorpusText } from '../corpus-text.ts';

/** Posts and ads in English. */
export const seventhEnglishShort: readonly CorpusText[] = [
  {
    id: 'y-en-google-drains',
    text: {
      type: 'ad_copy',
      topic: 'Drain cleaning in Tucson',
      language: 'en-US',
      platform: 'google_search',
      product: 'Drain cleaning by Saguaro Plumbing',
      unique_selling_proposition: 'One flat rate, and a plumber at the door within 60 minutes',
      variants: 1,
      keywords: ['drain cleaning'],
      facts: ['Flat rate of $149', 'Open 24 hours a day, 7 days a week', 'Licensed since 1998', 'Arrival within 60 minutes'],
      link: 'https://saguaroplumbing.example/drains',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Drain Cleaning in Tucson',
              '$149 Flat Rate',
              'Licensed Since 1998',
              'Here Within 60 Minutes',
              'Open Day and Night',
              'Saguaro Plumbing',
            ],
            descriptions: [
              'Clogged kitchen sink? We come within the hour and charge one flat rate of $149.',
              'Licensed drain cleaning for Tucson homes since 1998. Book a visit online, day or night.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'y-en-facebook-cheese',
    text: {
      type: 'ad_copy',
      topic: 'A monthly cheese box from Rind & Rye',
      language: 'en-GB',
      platform: 'facebook',
      product: 'The Rind & Rye cheese box',
      unique_selling_proposition: 'Cheese from small British farms that no supermarket stocks',
      variants: 2,
      keywords: ['cheese box'],
      facts: ['Five farmhouse cheeses a month', '£32 a month, delivery included', 'Members can pause or cancel at any time'],
      link: 'https://rindandrye.example/box',
      output: {
        variants: [
          {
            primary_text: 'Five farmhouse cheeses on your doorstep each month. Our cheese box costs £32, delivery included.',
            headlines: ['Five cheeses, one happy fridge', 'From small British farms'],
            descriptions: ['Pause or cancel any time'],
          },
          {
            primary_text: 'You will not find these at the supermarket. Our cheese box comes from small farms across Britain.',
            headlines: ['Meet your new favourite cheese', 'Delivered for £32 a month'],
            descriptions: ['Delivery is included'],
          },
        ],
      },
    },
  },
  {
    id: 'y-en-linkedin-payroll',
    text: {
      type: 'ad_copy',
      topic: 'Payroll software for small firms',
      language: 'en-GB',
      platform: 'linkedin',
      product: 'Tallywell',
      unique_selling_proposition: 'Payroll in an hour instead of two days',
      variants: 2,
      keywords: ['payroll'],
      facts: [
        'For 20 employees, payroll takes about one hour with Tallywell; before, it took two days',
        'From £4 per employee per month',
        'Free for the first three months, no card needed',
      ],
      link: 'https://tallywell.example',
      output: {
        variants: [
          {
            primary_text: 'Payroll for 20 people used to take two days. With Tallywell, it takes about an hour.',
            headlines: ['Get your month-end back'],
            descriptions: ['Try it free for three months. No card needed.'],
          },
          {
            primary_text:
              'Spreadsheets were never meant for payroll. Tallywell does the sums and sends the payslips, from £4 per employee a month.',
            headlines: ['Payslips that send themselves'],
            descriptions: ['The first 3 months are free.'],
          },
        ],
      },
    },
  },
  {
    id: 'y-en-linkedin-boxes',
    text: {
      type: 'social_post',
      topic: 'New mailing boxes by Tidebox in Hull',
      language: 'en-GB',
      platform: 'linkedin',
      keywords: ['mailing boxes'],
      hashtags: ['packaging', 'ecommerce'],
      facts: ['30 per cent less cardboard than the old box', 'On sale from 4 May', 'Samples are free'],
      link: 'https://tidebox.example/samples',
      output: {
        text: `Our new mailing boxes use 30% less cardboard and are on sale from May 4.

Want to squash one yourself? Samples are free: https://tidebox.example/samples

#packaging #ecommerce`,
        hashtags: ['packaging', 'ecommerce'],
      },
    },
  },
  {
    id: 'y-en-x-cinema',
    text: {
      type: 'social_post',
      topic: 'Short film night at the Rialto in Falmouth',
      tone: 'casual',
      language: 'en-GB',
      platform: 'twitter',
      keywords: ['film night'],
      hashtags: [],
      facts: ['Friday, 9 October 2026, doors at 7 pm', 'Four short films by Cornish directors', 'Tickets cost £6.50'],
      link: 'https://rialto-falmouth.example/friday',
      output: {
        text: `Friday is film night at the Rialto: four short films from Cornwall, doors at 7pm, tickets £6.50. \
Bring a cushion, the old seats are part of the charm.

https://rialto-falmouth.example/friday`,
        hashtags: [],
      },
    },
  },
  {
    id: 'y-en-youtube-chair',
    text: {
      type: 'social_post',
      topic: 'Video: how to reupholster a dining chair, with Nell from Thread & Tack, an upholstery shop',
      tone: 'casual',
      language: 'en-US',
      platform: 'youtube',
      keywords: ['dining chair'],
      hashtags: ['upholstery', 'DIY'],
      facts: [
        'One seat takes half a yard of fabric and 1-inch foam',
        'The kit with foam, batting and staples costs $24.95',
        'The job takes around two hours and needs no sewing machine',
      ],
      link: 'https://threadandtack.example/kit',
      output: {
        text: `Learn how to reupholster a dining chair at your kitchen table. You need no sewing machine and about two hours.

In this video, Nell shows you how to:

- take the old fabric off without hurting the frame
- cut one-inch foam to the shape of the seat
- fold corners that lie flat
- staple it all down, so that it stays down

Half a yard of fabric is enough for one seat. The foam, batting and staples are in our $24.95 kit: https://threadandtack.example/kit

Stuck on a corner? Ask us in the comments, and we will be glad to help.

#upholstery #DIY`,
        hashtags: ['upholstery', 'DIY'],
      },
    },
  },
];
