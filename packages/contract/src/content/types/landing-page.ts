import * as z from 'zod';
import { wishedLength } from '../brief-fields.ts';
import { defineContentType } from '../define-content-type.ts';
import { Section, sectionMarkdown } from './section.ts';

const Question = z
  .object({ question: z.string().meta({ description: 'As a reader would ask it' }), answer: z.string().meta({ description: 'Markdown' }) })
  .meta({ id: 'Question', description: 'A question that readers have, and its answer' });

export const landingPage = defineContentType('landing_page', {
  label: 'Landing page',
  description: 'Pages that one campaign leads to',
  request: { length: wishedLength },
  output: {
    headline: z.string().meta({ description: 'What the page promises' }),
    subheadline: z.string().meta({ description: 'For whom, and how' }),
    sections: z.array(Section).meta({ description: 'The body of the page' }),
    call_to_action: z.string().meta({ description: 'The words on the button' }),
    faq: z.array(Question).meta({ description: 'Questions that readers have, with answers' }),
    meta_title: z.string().meta({ description: 'The title that search engines show' }),
    meta_description: z.string().meta({ description: 'The lines that search engines show below the title' }),
  },
  guidance: [
    'Let the headline promise one thing and the subheadline say for whom and how.',
    'Order the sections as a doubtful reader asks: what is it, why trust it, how does it go.',
    'Answer real objections in the questions. State no figure that the brief does not give.',
  ],
  length: { counted: ['/sections'], outcome: 'warn' },
  limits: () => [],
  required: () => [
    { pointer: '/sections', min: 1 },
    { pointer: '/faq', min: 1 },
  ],
  title: (output) => output.headline,
  markdown: (output) =>
    [
      `# ${output.headline}`,
      output.subheadline,
      ...output.sections.map(sectionMarkdown),
      `**${output.call_to_action}**`,
      ...output.faq.map(({ question, answer }) => `### ${question}\n\n${answer}`),
    ].join('\n\n'),
  example: {
    request: { type: 'landing_page', topic: 'Sourdough evenings', keywords: ['sourdough'], facts: ['Six evenings'] },
    output: {
      headline: 'Bake sourdough you are proud of',
      subheadline: 'Six evenings for people who work by day',
      sections: [{ heading: 'What you learn', body: 'How to keep a starter, read a dough and trust your oven.' }],
      call_to_action: 'Save my place',
      faq: [{ question: 'Do I need tools?', answer: 'A jar is enough; all else is there.' }],
      meta_title: 'Sourdough evenings for beginners',
      meta_description: 'Learn to bake sourdough in six evenings, with your own starter to take home.',
    },
  },
});
