import type { CorpusText } from '../corpus-text.ts';

/** Articles in English, without a fault. */
export const englishArticles: readonly CorpusText[] = [
  {
    id: 'warehouse-article',
    text: {
      type: 'blog_article',
      topic: 'How mid-sized warehouses cut picking errors',
      tone: 'professional',
      keywords: ['picking errors', 'handheld scanner'],
      target_audience: 'Heads of logistics in wholesale',
      length: 360,
      facts: [
        'Our customers ship 1200 orders per day on average',
        'At Brandt Logistik, picking errors fell by 38 percent in 6 weeks',
        'The pilot costs EUR 4,500 and needs 10 scanners',
        'A wrong parcel costs about 22 euros in freight and handling',
        'Jens Brandt: "We stopped arguing about whose fault it was."',
      ],
      output: {
        title: 'How mid-sized warehouses cut picking errors',
        slug: 'cut-picking-errors-mid-sized-warehouses',
        meta_title: 'Cut picking errors in a mid-sized warehouse',
        meta_description: 'Where picking errors come from, what a handheld scanner changes, and how to try it on one aisle before you buy.',
        introduction:
          'Nobody plans to send a customer the wrong box. And yet it happens, on busy days more than on quiet ones. If your warehouse ships 1,200 orders a day, even a small share of picking errors fills the returns desk by noon. The good news: most of them have the same two or three causes, and you can find out which on a single aisle.',
        sections: [
          {
            heading: 'Where the mistakes come from',
            body: 'Walk the aisle with the people who work there. You will see labels that face the wrong way, items that look alike and lie side by side, and lists that are sorted by order number instead of by shelf.\n\nNone of this is carelessness. It is layout. A picker who has to look twice will, sooner or later, look once.',
          },
          {
            heading: 'What a wrong parcel costs',
            body: 'A wrong parcel costs about €22 in freight and handling. That is the part you can see. What you cannot see is the call from the customer, the search for the missing item, and the hour in which a team leader plays detective.',
          },
          {
            heading: 'What a handheld scanner changes',
            body: 'A handheld scanner asks one question at each shelf: is this the right item? If not, it beeps, and the mistake ends there. At Brandt Logistik, picking errors fell by 38% within six weeks. “We stopped arguing about whose fault it was,” says Jens Brandt.\n\nThere is a second gain, and it is less obvious:\n\n- New colleagues learn the route from the screen.\n- Stock counts are right at the end of the shift.\n- Returns tell you something, because you can trace them.',
          },
          {
            heading: 'How to test it without turning the hall upside down',
            body: 'Start with one aisle and ten scanners. The pilot costs 4,500 euros. Count the errors for a while as you work today, then count again with the devices. Keep everything else the same, or you will not know what helped.\n\nAsk the night shift, too. They pick under other conditions, and they are often the first to notice a label that cannot be read in dim light.',
          },
        ],
        conclusion:
          'Choose the aisle that annoys you most. Write down today’s errors there, talk to the pickers, and decide with your own numbers instead of ours.',
      },
    },
  },
  {
    id: 'migraine-article',
    text: {
      type: 'blog_article',
      topic: 'Keeping a migraine diary before your first appointment at the Ashdown Headache Clinic',
      tone: 'warm',
      keywords: ['migraine diary', 'triggers'],
      length: 330,
      facts: [
        'The first consultation takes 40 minutes',
        'We ask patients to keep the diary for 3 months',
        'Open Monday to Thursday, 08:00 to 18:00',
        'Phone: 020 7946 0018',
        'Led by Dr Priya Nair, consultant neurologist since 2009',
      ],
      output: {
        title: 'Your migraine diary: what to write down and why',
        slug: 'migraine-diary-what-to-write-down',
        meta_title: 'Migraine diary: what to write down and why',
        meta_description:
          'A migraine diary helps your doctor see patterns. Here is what to note, what to leave out, and how to bring it along.',
        introduction:
          'When your head hurts, the last thing you want is paperwork. Sorry to ask for it anyway. A migraine diary is the most useful thing you can bring to your first appointment, and it takes less than a minute on most days.',
        sections: [
          {
            heading: 'What belongs in it',
            body: 'Note the date, the hour it began, and how long it lasted. Then add how bad it was, in your own words: “could work”, “had to lie down”, “could not bear light”. Words like these tell us more than a score.\n\nWrite down what you took, and when. If a tablet helped, say so. If it did not, say that too.',
          },
          {
            heading: 'What about triggers?',
            body: 'Many people search for triggers first: chocolate, red wine, the weather. Please do not hunt for them. Just note what was unusual that day: a short night, a missed meal, a long flight. If there is a pattern, it will show itself.\n\nSometimes there is none… and that is worth knowing as well.',
          },
          {
            heading: 'How long to keep it',
            body: 'We ask for three months. That sounds like a lot. But migraines come in waves, and a single month may be a very good or a very bad one. Missed a few days? Carry on. A diary with gaps is far better than no diary.',
          },
          {
            heading: 'What happens at the first consultation',
            body: 'You will see Dr Priya Nair, who has been a consultant neurologist since 2009. She has 40 minutes for you. She will read the diary with you, line by line, and ask about the days that stand out. You do not need to remember everything; that is what the paper is for.\n\nThe clinic is open from Monday to Thursday, 8 am to 6 pm. If you are unsure whether to come, call us on 020 7946 0018.',
          },
        ],
        conclusion:
          'Put a notebook next to your bed tonight. One line a day is enough. If a headache is sudden and the worst of your life, do not write anything: call an ambulance.',
      },
    },
  },
  {
    id: 'otter-article',
    text: {
      type: 'blog_article',
      topic: 'How the otters came back to the river Wend',
      tone: 'plain',
      keywords: ['otters', 'River Wend Trust'],
      length: 310,
      instructions: 'Retell the history from the source text for our members. Keep the quote.',
      source_text:
        'The Wend lost its otters between 1957 and 1974. Farm chemicals such as dieldrin had built up in eels, their main food. Dieldrin was restricted in 1962 and banned in 1989. The River Wend Trust was founded in 1991 by eleven anglers. In the winter of 2003, volunteer Ruth Calloway found tracks under the mill bridge: "I thought they [the tracks] were a dog\'s, until I saw the tail." A survey in 2021 found signs of otters at 46 of 60 sites.',
      output: {
        title: 'How the otters came back to the Wend',
        slug: 'how-otters-came-back-wend',
        meta_title: 'How the otters came back to the river Wend',
        meta_description:
          'The Wend lost its otters to farm chemicals. This is how they came back, and what eleven anglers had to do with it.',
        introduction:
          'Stand on the mill bridge at dusk, keep still, and you may hear a whistle. That whistle was gone for a generation. This is the story of how it came back.',
        sections: [
          {
            heading: 'The quiet years',
            body: 'Nobody noticed at first. From the late 1950s on, there were fewer tracks in the mud, then fewer still. By 1974 there were none. The cause was not hunting, as people thought, but what had been sprayed on the fields: dieldrin, which built up in eels. Otters eat eels. So the poison went from seed to stream, from stream to eel, from eel to otter.\n\nThe chemical was restricted in 1962. It took until 1989 before it was banned.',
          },
          {
            heading: 'Eleven anglers and a borrowed van',
            body: 'In 1991, 11 anglers founded the River Wend Trust. They had no office and no plan to speak of. What they had was waders. They pulled out prams and tyres, they planted willow, they talked to farmers. They talked a lot to farmers.',
          },
          {
            heading: '“Until I saw the tail”',
            body: 'Twelve years later, in the winter of 2003, Ruth Calloway was counting birds near the mill. There were prints in the snow. “I thought they [the tracks] were a dog’s, until I saw the tail,” she recalls.\n\nWhat did the trust do with the news? It kept it to itself for a while. Rare animals do not need visitors.',
          },
          {
            heading: 'Where we are now',
            body: 'The survey of 2021 found signs of otters at 46 of the 60 sites. That is not all of them, and it is not the end. Low water in summer is the new worry, and so are the roads along the lower river, where young animals cross in autumn.',
          },
        ],
        conclusion:
          'The otters came back on their own. All that people did was to stop, and then to clear up. If you would like to help with the clearing up, come along: the waders are still there.',
      },
    },
  },
  {
    id: 'trade-fair-article',
    text: {
      type: 'blog_article',
      topic: '5 tips for following up after a trade fair',
      tone: 'casual',
      keywords: ['trade fair', 'follow-up', 'leads'],
      length: 300,
      facts: ['Standby rents lead scanners for $79 per day', 'The Standby app works offline', 'Standby supports HubSpot and Salesforce'],
      output: {
        title: '5 tips for your follow-up after a trade fair',
        slug: '5-tips-follow-up-trade-fair',
        meta_title: '5 tips for your follow-up after a trade fair',
        meta_description: 'The trade fair is over and the cards are in your bag. Five tips for a follow-up that people answer.',
        introduction:
          'The booth is packed, the feet hurt, and somewhere in your bag is a stack of cards. What now? Most leads go cold not because nobody cared, but because nobody knew who should write first. These five tips help.',
        sections: [
          {
            heading: '1. Sort the cards on the train',
            body: 'Not tomorrow. On the train. Make three piles: wants an offer, wants to talk, wanted a pen. You still remember the faces now, and you will not on Monday.',
          },
          {
            heading: '2. Write one sentence about each talk',
            body: 'One sentence is enough: “Has two sites, hates the current supplier, dog called Biscuit.” That sentence is what makes your mail different from all the others that this person gets.',
          },
          {
            heading: '3. Let the scanner do the typing',
            body: 'If you collected contacts with a scanner, they are in the CRM before you are home. Ours works offline, since the Wi-Fi in exhibition halls is what it is. It talks to HubSpot and Salesforce, and you can rent it for $79 a day.',
          },
          {
            heading: '4. Send the mail that you would answer',
            body: 'Short, friendly, with one question in it. No brochure. No “as discussed” if nothing was discussed. If you promised something at the trade fair, send it first and talk about business later.\n\nTo be fair, that takes discipline. So does running.',
          },
          {
            heading: '5. Call the ones who do not answer, once',
            body: 'Once, not thrice. People change jobs, go on holiday, lose cards. A call clears that up. If the answer is no, say thank you and note it down, so that the colleague at the next fair does not start all over again.',
          },
        ],
        conclusion:
          'A good follow-up is not a campaign. It is keeping a promise you made while standing on a carpet under bad light. Keep it quickly, and keep it small.',
      },
    },
  },
];
