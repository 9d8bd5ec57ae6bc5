import type { CorpusText } from '../corpus-text.ts';

export const englishArticles: readonly CorpusText[] = [
  {
    id: 'x-en-payroll-article',
    text: {
      type: 'blog_article',
      language: 'en-GB',
      topic: 'How small firms get their monthly payroll done quickly with Tallow',
      target_audience: 'Office managers in firms with up to 50 employees',
      length: 310,
      keywords: ['payroll software', 'timesheets'],
      facts: [
        'Tallow costs £4 per employee per month, with no set-up fee',
        'Free trial of 30 days with all features',
        'Survey of 212 customers in January 2027: a payroll run takes 3 hours on average, down from 2 days',
        'Tallow reminds everybody who is late with their hours',
        'The Full Payment Submission has to reach HMRC on or before payday; Tallow fills it in, and it is sent with one click',
        'Priya Nair, office manager at Hollins Joinery (38 employees): “I now do payroll before lunch and nobody rings me about it.”',
        'Support by phone Monday to Friday, 8am to 6pm',
      ],
      link: 'https://www.tallowpay.co.uk/trial',
      output: {
        title: 'How to finish your monthly payroll before lunch',
        slug: 'monthly-payroll-before-lunch',
        meta_title: 'Payroll software for small firms: done before lunch',
        meta_description:
          'How small firms use payroll software and tidy timesheets to close the month in about three hours, with a checklist ' +
          'and the price.',
        introduction:
          'Payday comes round every month, and so does the scramble for missing hours. With a clear routine and the right payroll ' +
          'software, a small firm can get the whole run done in a morning. Here is how our customers do it.',
        sections: [
          {
            heading: 'Collect the hours first',
            body:
              'Most delays start long before anyone opens a payslip. Somebody forgets to send in their hours, somebody else writes them ' +
              'on the back of an envelope, and the office manager spends the afternoon on the phone. Put your timesheets in one place ' +
              'and give people a fixed day to fill them in. Tallow sends a reminder to anyone who is late, so you do not have to.',
          },
          {
            heading: 'Check, then send',
            body:
              'Once the hours are in, a short list keeps the run calm:\n\n' +
              '- Add starters and leavers before you do anything else.\n' +
              '- Compare the total with last month’s and look into any big jump.\n' +
              '- Send the Full Payment Submission to HMRC on or before payday.\n\n' +
              'Tallow fills in the submission for you, so the last step is a single click.',
          },
          {
            heading: 'What customers told us',
            body:
              'In January 2027 we asked 212 customers how long their payroll takes. The average answer was three hours; before they ' +
              'switched it had been two days. Hollins Joinery, a firm with 38 employees, is one of them. “I now do payroll before lunch ' +
              'and nobody rings me about it,” says Priya Nair, who manages the office there.',
          },
          {
            heading: 'What it costs',
            body:
              'Tallow costs £4 per employee per month, and there is no set-up fee. You can try all features free of charge for 30 days. ' +
              'If you get stuck, our support team picks up the phone from 8am to 6pm, Monday to Friday.',
          },
        ],
        conclusion:
          'Pick one month, give your team a date for their hours and see how far you get before lunch. You can ' +
          '[start your free trial](https://www.tallowpay.co.uk/trial) today and run your next payroll with it.',
      },
    },
  },
  {
    id: 'x-en-museum-article',
    text: {
      type: 'blog_article',
      language: 'en-GB',
      topic: 'A rainy-day visit to the Harbour Museum',
      tone: 'warm',
      target_audience: 'Families on holiday on the coast',
      keywords: ['museum in Whitmouth', 'family ticket'],
      facts: [
        'Harbour Museum, 14 Quay Street, Whitmouth',
        'Open Tuesday to Sunday, 10:00–17:00, last entry 16:15; closed on Mondays',
        'Adults £9.50, children aged 5 to 15 £4, under 5s free; family ticket (2 adults, up to 3 children) £22',
        'The lifeboat Ellen Gray was built in 1887 and saved 143 lives; children may climb aboard and ring the bell',
        'New gallery on the herring trade from Saturday, 13 March 2027',
        'Free guided tour on Sundays at 11:00, 45 minutes',
        'A visit takes about two hours',
        'Bus 7 stops outside the museum every 20 minutes',
        'Café from 9:30; soup of the day £5.20, with bread from the bakery next door',
      ],
      link: 'https://www.harbourmuseum-whitmouth.co.uk/visit',
      output: {
        title: 'A rainy day at the museum in Whitmouth',
        slug: 'rainy-day-museum-whitmouth',
        meta_title: 'Museum in Whitmouth: plan a family day by the harbour',
        meta_description:
          'Opening hours, prices and what to see at the museum in Whitmouth, from an 1887 lifeboat to the herring gallery. ' +
          'Family ticket £22.',
        introduction:
          'When the wind comes in off the sea, children need somewhere warm, dry and full of things to touch. If you are looking for a ' +
          'museum in Whitmouth that they will talk about on the way home, start at 14 Quay Street. The Harbour Museum takes ' +
          'about two hours.',
        sections: [
          {
            heading: 'Start with the lifeboat',
            body:
              'Head for the ground floor first. The *Ellen Gray* was built in 1887, and she saved 143 lives before she came to rest ' +
              'here. Children may climb aboard, take the tiller and ring the bell. Our volunteers know every plank of her and like ' +
              'to be asked.',
          },
          {
            heading: 'See the herring gallery',
            body:
              'From Saturday 13 March 2027 there is a new gallery on the herring trade. It follows a fish from the net to the barrel, ' +
              'and tells of the women who travelled along the coast to gut and pack the catch. If you like company, take the free guided ' +
              'tour on a Sunday. It begins at 11 in the morning and lasts three quarters of an hour.',
          },
          {
            heading: 'Prices and opening hours',
            body:
              '| Ticket | Price |\n|---|---|\n| Adults | £9.50 |\n| Children aged 5 to 15 | £4 |\n| Under 5s | Free |\n' +
              '| Family ticket | £22 |\n\n' +
              'The family ticket covers two adults and up to three children. We are open from Tuesday to Sunday, 10am to 5pm, and let ' +
              'the last visitors in at 4.15pm. On Mondays we are closed.',
          },
          {
            heading: 'Getting here and getting fed',
            body:
              'Bus 7 stops outside the door every 20 minutes, which spares you the hunt for a parking space. The café opens at half past ' +
              'nine, so you can begin with a pot of tea. The soup of the day is £5.20 and comes with bread from the bakery next door.',
          },
        ],
        conclusion:
          'Leave the umbrella at the desk, and bring a pencil for the drawing table. You will find dates and tickets on ' +
          '[our visitor page](https://www.harbourmuseum-whitmouth.co.uk/visit).',
      },
    },
  },
];
