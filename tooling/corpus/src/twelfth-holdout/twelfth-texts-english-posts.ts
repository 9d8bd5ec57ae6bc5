import type { CorpusText } from '../corpus-text.ts';

export const englishPosts: readonly CorpusText[] = [
  {
    id: 'twelfth-en-taqueria',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'instagram',
      topic: 'Taco Tuesday at La Esquina',
      hashtags: ['TacoTuesday', 'LeedsEats'],
      facts: ['Every Tuesday from 17:00: buy one taco, get one free'],
      output: {
        text: 'Two tacos, one price: every Tuesday from 5 pm, the second one is on us. 🌮 Hungry yet?\n\n#TacoTuesday #LeedsEats',
        hashtags: ['TacoTuesday', 'LeedsEats'],
      },
    },
  },
  {
    id: 'twelfth-en-museum',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'facebook',
      topic: 'Long Night at the Tideway Maritime Museum',
      instructions: 'Turn the press release into a post',
      hashtags: [],
      source_text:
        'The Tideway Maritime Museum opens its doors for the Long Night on Saturday, 16 May 2026, from 7 p.m. until midnight. Admission ' +
        'is free for under-18s; adults pay £6. Highlights are the torchlight tours of the lightship, which start every 30 minutes, and ' +
        'sea shanties by the Deptford Drifters. Step-free access throughout.',
      link: 'https://tideway.example/long-night',
      output: {
        text:
          'Ever stood on a lightship in the dark? On Saturday 16 May you can. From 7 pm until the stroke of twelve the whole museum ' +
          'stays awake, with torchlit tours every half hour and shanties from the Deptford Drifters.\n\nAdults pay £6, under-18s come ' +
          'in free. Step-free throughout, so bring Grandma and the buggy.\n\nWho’s coming along? https://tideway.example/long-night',
        hashtags: [],
      },
    },
  },
  {
    id: 'twelfth-en-nurses',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'linkedin',
      topic: 'Night nurses wanted at Stella Clinics',
      hashtags: ['nursing', '#hiring'],
      facts: ['12 night nurses wanted in Ghent', 'Four-day week at full pay', 'Apply by 30 June'],
      link: 'https://jobs.stella.example/nights',
      output: {
        text:
          'A dozen night nurses. A four-day week. Full pay. Sounds too good? Ask the people who already work it, then apply by 30 June: ' +
          'https://jobs.stella.example/nights\n\n#nursing #hiring',
        hashtags: ['nursing', 'hiring'],
      },
    },
  },
  {
    id: 'twelfth-en-school',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'twitter',
      topic: 'Open morning at Oakhill Primary',
      hashtags: ['OpenMorning'],
      facts: ['Open morning on Thursday 8 October 2026, 9 am to noon', 'Tours every 20 minutes, led by Year 6 pupils'],
      link: 'https://oakhill.example/visit',
      output: {
        text:
          'Who knows a school best? The ones who eat lunch there. On 8 October our Year 6 pupils show you round, three tours an hour, ' +
          'from 9 until 12. No speeches, we promise. https://oakhill.example/visit #OpenMorning',
        hashtags: ['OpenMorning'],
      },
    },
  },
  {
    id: 'twelfth-en-shelf',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'youtube',
      topic: 'How to hang a floating shelf',
      keywords: ['floating shelf'],
      hashtags: ['DIY', 'shelving'],
      facts: ['The video runs 8 minutes; presenter: Jo', 'Needed: drill, spirit level, 4 wall plugs', 'The shelf carries 25 kg'],
      link: 'https://plankandco.example/shelf-kit',
      output: {
        text:
          'Hang a floating shelf that is still straight on Monday. In eight minutes Jo shows you every step, from finding the stud to ' +
          'the last wipe with a cloth.\n\nWhat you need:\n- a drill and a spirit level\n- four wall plugs\n- a friend who says “left a ' +
          'bit”\n\nDone right, it carries 25 kilos: that is a lot of cookbooks. Done wrong, well, we filmed that too.\n\nAll the parts ' +
          'in one box: https://plankandco.example/shelf-kit\n\n#DIY #shelving',
        hashtags: ['DIY', 'shelving'],
      },
    },
  },
  {
    id: 'twelfth-en-repair',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'mastodon',
      topic: 'Our monthly repair café',
      keywords: ['repair café'],
      hashtags: ['RepairCafe', 'RightToRepair'],
      facts: [
        'First Saturday of each month, 10:00–13:00, Mill Street 4',
        'Last year 300 of 400 things were mended',
        'Free of charge, no registration',
      ],
      output: {
        text:
          'Toaster on strike? Lamp in two minds about working? Bring them to our repair café: every first Saturday of the month, ten ' +
          'till one, 4 Mill Street. Volunteers and tools are here, you bring the patience and maybe cake. Last year three out of four ' +
          'things went home mended. Free, no sign-up, children welcome.\n\n#RepairCafe #RightToRepair',
        hashtags: ['RepairCafe', 'RightToRepair'],
      },
    },
  },
];
