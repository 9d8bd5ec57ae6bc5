import * as z from 'zod';
import { defaulted } from '../../fields/optional.ts';
import { defineContentType } from '../definition/define-content-type.ts';
import { searchDescription, searchTitle } from './search-parts.ts';
import { Section, sectionMarkdown } from './section.ts';

export const blogArticle = defineContentType('blog_article', {
  label: 'Blog article',
  description: 'Long-form SEO content',
  request: {
    length: defaulted(
      z
        .int()
        .min(50)
        .max(5_000)
        .meta({ description: 'Number of words; 10 % more or less passes', examples: [800] }),
      800,
    ),
  },
  output: {
    title: z.string().describe('The headline of the article'),
    slug: z.string().describe('For the address: lower-case words joined by hyphens'),
    meta_title: z.string().describe('The title that search engines show'),
    meta_description: z.string().describe('The lines that search engines show below the title'),
    introduction: z.string().describe('Markdown'),
    sections: z.array(Section).describe('The body of the article'),
    conclusion: z.string().describe('Markdown'),
  },
  guidance: [
    'Open with what the reader gains; answer the search behind the topic early.',
    'Give each section one idea and a heading that says what it holds.',
    'Be concrete: say how something is done, with an example, in place of saying that it matters.',
    'Use every keyword where it reads naturally, spread over the article.',
  ],
  parts: () => ({
    '/title': { length: { unit: 'characters', min: 30, max: 70 }, advice: 'what the reader gets, with the first keyword' },
    '/slug': { length: { unit: 'words', min: 2, max: 6 }, advice: 'the title’s main words in lower case, joined by hyphens' },
    '/meta_title': searchTitle,
    '/meta_description': searchDescription,
    '/introduction': { advice: 'the gain for the reader and the short answer first, with the first keyword' },
    '/sections/*/heading': { length: { unit: 'words', min: 3, max: 9 }, advice: 'says what the section holds; no numbering, no `#`' },
    '/sections/*/body': {
      advice: 'paragraphs of two to four sentences; a list where things are listed; subheadings with `###` only in long ones',
    },
    '/conclusion': { advice: 'the next step for the reader, without repeating the article' },
  }),
  length: { counted: ['/introduction', '/sections', '/conclusion'], outcome: 'fail' },
  sections: { list: 'sections', words: 170, shares: { introduction: 0.1, conclusion: 0.08 }, bySection: { above: 1_500, words: 300 } },
  limits: () => [],
  required: () => [{ pointer: '/sections', min: 1 }],
  slug: { field: 'slug', from: 'title' },
  title: (output) => output.title,
  search: ({ title, slug, meta_title, meta_description }) => ({ article: title, slug, meta_title, meta_description }),
  markdown: (output) => [`# ${output.title}`, output.introduction, ...output.sections.map(sectionMarkdown), output.conclusion].join('\n\n'),
  example: {
    request: { type: 'blog_article', topic: 'Sourdough for beginners', length: 50, keywords: ['sourdough starter'] },
    output: {
      title: 'Sourdough for beginners',
      slug: 'sourdough-for-beginners',
      meta_title: 'Sourdough for beginners: a calm first loaf',
      meta_description: 'How a sourdough starter, flour, water and patience become a loaf in a home kitchen.',
      introduction: 'A good loaf begins days before the oven is warm, with a sourdough starter on the counter.',
      sections: [
        {
          heading: 'Feed it daily',
          body: 'Stir in equal weights of flour and water at the same hour each day, and wait until it doubles between meals.',
        },
      ],
      conclusion: 'Begin tonight with one jar, and let the bread teach you the rest.',
    },
  },
});
