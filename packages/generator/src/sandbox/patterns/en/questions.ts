import type { Theme } from '../theme.ts';

/** What doubtful readers ask, and answers that hold for any subject. */
export const questions: readonly Theme[] = [
  {
    headings: ['Is it right for me?', 'Who is it for?'],
    leads: [
      'It is for everyone who takes an interest in {topic} and likes to see [for themselves|clearly].',
      'If {topic} means something to you, you are in the right place.',
    ],
    points: ['If you are unsure, ask us: an honest answer is part of it.', 'A short look is usually enough to find out.'],
  },
  {
    headings: ['Do I need any experience?', 'What do I need to know beforehand?'],
    leads: ['A little curiosity is enough to begin with.', 'Nothing in particular is needed: whatever matters is explained as you go.'],
    points: ['Those who know a lot already will find plenty to go deeper into.', 'Questions are welcome at any time.'],
  },
  {
    headings: ['How do I get started?', 'What is the first step?'],
    leads: [
      'With the button on this page: one click, and you will see what comes next.',
      'Follow the link above and choose what suits you.',
    ],
    points: ['There is no need to prepare anything.', 'After that you go on at your own pace.'],
  },
  {
    headings: ['What if I still have questions?', 'Whom can I ask?'],
    leads: ['Write to us, and you will get an answer from a person.', 'Just ask: no question is too small.'],
    points: ['Often a short message settles what a long search would not.', 'We would rather explain once more than leave anything open.'],
  },
  {
    headings: ['Why should I look at it now?', 'Why now?'],
    leads: [
      'There is no rush, but a good beginning is easiest while the interest is fresh.',
      'Because the first step is small, and it makes the next ones clear.',
    ],
    points: ['Looking costs nothing but a moment of your time.', 'Nobody will rush you.'],
  },
];
