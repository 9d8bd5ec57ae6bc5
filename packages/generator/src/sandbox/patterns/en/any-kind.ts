import type { AnyKindPatterns } from '../language-patterns.ts';
import { calls } from './hooks.ts';
import { themes } from './themes.ts';

/** What fields without patterns of their own are written with. */
export const anyKind: AnyKindPatterns = {
  lines: [
    '{topic_title}: [what counts|what matters]',
    '{topic_title}: [a closer look|at a glance]',
    '{topic_short}: [the essentials|in short]',
    '{topic_title}',
    'For {target_audience}: [good to know|worth a look]',
    'What it is, what it brings and how to [begin|start]',
    'The [essentials|important points] at a glance',
    '[Worth|Well worth] a closer look',
    '[Clear|Simple] and to the point',
    'The next step is a [small|simple] one',
    'What [readers|people] ask most often',
    '[Good|Useful] to know',
    'See for yourself',
    '[At a glance|In short]',
    '[Find out|Learn] more',
  ],
  opening: [
    {
      frames: {
        professional: [
          '{topic_title}: these are the points that [matter|count].',
          'This is about {topic_named}, and about what matters in practice.',
        ],
        casual: ['Let’s talk about {topic_named}.', '{topic_title}: [here we go|let’s take a look]!'],
        neutral: ['This is about {topic_named}.', '[Our subject|On our minds]: {topic_title}.'],
      },
    },
    { frames: ['It is meant for {target_audience}.', 'It was written for {target_audience}.'], optional: true },
    { frames: ['It is part of {campaign}.', 'It belongs to {campaign}.'], optional: true },
  ],
  mention: ['Also part of it: {fact}.', 'Not to forget: {fact}.', 'To be named here, too: {fact}.'],
  closing: [{ frames: calls, block: true, optional: true }],
  themes,
};
