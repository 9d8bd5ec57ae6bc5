import * as z from 'zod';
import { defaulted } from '../../fields/optional.ts';
import { defineContentType } from '../define-content-type.ts';
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
        .meta({ description: 'Words; 10 % more or less passes', examples: [800] }),
      800,
    ),
  },
  output: {
    title: z.string().meta({ description: 'The headline of the article' }),
    slug: z.string().meta({ description: 'For the address: lower-case words joined by hyphens' }),
    meta_title: z.string().meta({ description: 'The title that search engines show' }),
    meta_description: z.string().meta({ description: 'The lines that search engines show below the title' }),
    introduction: z.string().meta({ description: 'Markdown' }),
    sections: z.array(Section).meta({ description: 'The body of the article' }),
    conclusion: z.string().meta({ description: 'Markdown' }),
  },
  guidance: [
    'Open with what the reader gains; answer the search behind the topic early.',
    'Give each section one idea and a heading that says what it holds.',
    'Use every keyword naturally, the first in the title or the introduction.',
    'Close with what to do next. State no figure that the brief does not give.',
  ],
  length: { counted: ['/introduction', '/sections', '/conclusion'], outcome: 'fail' },
  limits: () => [],
  required: () => [{ pointer: '/sections', min: 1 }],
  slug: { field: 'slug', from: 'title' },
  title: (output) => output.title,
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
