import * as z from 'zod';
import { wishedLength } from '../definition/brief-fields.ts';
import { defineContentType } from '../definition/define-content-type.ts';
import { linked } from './linked.ts';
import { searchDescription, searchTitle } from './search-parts.ts';
import { Section, sectionMarkdown } from './section.ts';

/** The heading above questions and answers. */
const questions: Readonly<Record<string, string>> = {
  de: 'Häufige Fragen',
  fr: 'Questions fréquentes',
  es: 'Preguntas frecuentes',
  it: 'Domande frequenti',
  pt: 'Perguntas frequentes',
  nl: 'Veelgestelde vragen',
  sv: 'Vanliga frågor',
  da: 'Ofte stillede spørgsmål',
  pl: 'Najczęstsze pytania',
  ru: 'Частые вопросы',
  tr: 'Sık sorulan sorular',
  ar: 'الأسئلة الشائعة',
  ja: 'よくある質問',
  zh: '常见问题',
  ko: '자주 묻는 질문',
};
const questionsIn = (language = 'en'): string => questions[language.split('-', 1)[0] ?? ''] ?? 'FAQ';

const Question = z.object({ question: z.string().describe('As a reader would ask it'), answer: z.string().describe('Markdown') }).meta({
  id: 'Question',
  description: 'A question that readers have, and its answer',
  examples: [{ question: 'Do I need tools?', answer: 'A jar is enough; all else is there.' }],
});

export const landingPage = defineContentType('landing_page', {
  label: 'Landing page',
  description: 'Pages that one campaign leads to',
  request: { length: wishedLength },
  output: {
    headline: z.string().describe('What the page promises'),
    subheadline: z.string().describe('For whom, and how'),
    sections: z.array(Section).describe('The body of the page'),
    call_to_action: z.string().describe('The words on the button'),
    faq: z.array(Question).describe('Questions that readers have, with answers'),
    meta_title: z.string().describe('The title that search engines show'),
    meta_description: z.string().describe('The lines that search engines show below the title'),
  },
  guidance: [
    'Let the headline promise one thing and the subheadline say for whom and how.',
    'Order the sections as a doubtful reader asks: what is it, why trust it, how does it go.',
    'Answer real objections in the questions, and keep one call to action on the whole page.',
  ],
  parts: () => ({
    '/headline': { length: { unit: 'words', min: 4, max: 10 }, advice: 'the one promise, in the reader’s words' },
    '/subheadline': { length: { unit: 'words', min: 8, max: 22 }, advice: 'for whom it is, and how it keeps the promise' },
    '/sections/*/heading': { length: { unit: 'words', min: 2, max: 8 }, advice: 'a statement that is worth reading alone; no `#`' },
    '/sections/*/body': { advice: 'what the reader gets from it; a list where things are listed' },
    '/call_to_action': { length: { unit: 'words', min: 2, max: 5 }, advice: 'a verb and what the reader gets' },
    '/faq': {
      length: { unit: 'items', min: 3, max: 5 },
      advice: 'what keeps a reader from acting; nothing that only the brief’s author could answer',
    },
    '/faq/*/question': { length: { unit: 'words', min: 3, max: 12 } },
    '/faq/*/answer': { length: { unit: 'words', min: 10, max: 45 }, advice: 'the answer in the first sentence' },
    '/meta_title': searchTitle,
    '/meta_description': searchDescription,
  }),
  length: { counted: ['/sections'], outcome: 'warn' },
  usualLength: () => ({ min: 200, max: 320 }),
  sections: { list: 'sections', words: 60, shares: {} },
  limits: () => [],
  required: () => [
    { pointer: '/sections', min: 1 },
    { pointer: '/faq', min: 1 },
  ],
  title: (output) => output.headline,
  search: ({ meta_title, meta_description, faq }) => ({ meta_title, meta_description, faq }),
  markdown: (output, { link, language }) =>
    [
      `# ${output.headline}`,
      output.subheadline,
      ...output.sections.map(sectionMarkdown),
      `**${linked(output.call_to_action, link)}**`,
      ...(output.faq.length === 0 ? [] : [`## ${questionsIn(language)}`]),
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
