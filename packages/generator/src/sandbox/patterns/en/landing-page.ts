import type { KindPatterns } from '../kind-patterns.ts';
import { buttons } from './buttons.ts';
import { questions } from './questions.ts';
import { themes } from './themes.ts';

export const landingPage: KindPatterns = {
  parts: {
    headline: {
      as: 'line',
      max: 80,
      frames: {
        professional: ['{topic_title}: [a clear overview|all that matters]', '{topic_short} [with a clear plan|done properly]'],
        casual: ['{topic_title}: [your turn|let’s go]!', '{topic_short}? [Right this way|Yes, please]!'],
        neutral: ['{topic_title}: [step by step|all on one page]', '{topic_short}: [made easy|step by step]'],
      },
    },
    subheadline: {
      as: 'line',
      max: 140,
      frames: [
        'For {target_audience}: [everything that counts|what matters], on one page',
        'What it is, what it brings and how to [begin|start]: all on one page',
      ],
    },
    sections: { as: 'headed', names: { heading: 'heading', body: 'body' }, themes, count: 4, words: 60 },
    call_to_action: { as: 'line', max: 30, frames: buttons },
    faq: { as: 'headed', names: { heading: 'question', body: 'answer' }, themes: questions, count: 3, words: 20 },
    meta_title: {
      as: 'line',
      max: 60,
      frames: ['{topic_title} | At a glance', '{topic_short} – [at a glance|find out more]', 'At a glance: what it is and what it brings'],
    },
    meta_description: {
      as: 'line',
      max: 155,
      frames: [
        'Find out what {topic_named} [brings you|has to offer], how it works and how to take the first step.',
        'Find out what it is about, how it works and how to take the first step.',
      ],
    },
  },
};
