import * as z from 'zod';

/** A headed part of a longer text; the body is Markdown. */
export const Section = z.object({ heading: z.string().describe('The heading'), body: z.string().describe('Markdown') }).meta({
  id: 'Section',
  description: 'A headed part of a longer text',
  examples: [{ heading: 'Feed it daily', body: 'Stir in equal weights of flour and water at the same hour each day.' }],
});
export type Section = z.infer<typeof Section>;

export const sectionMarkdown = ({ heading, body }: Section): string => `## ${heading}\n\n${body}`;
