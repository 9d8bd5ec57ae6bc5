import * as z from 'zod';
import { wishedLength } from '../brief-fields.ts';
import { defineContentType } from '../define-content-type.ts';

export const email = defineContentType('email', {
  label: 'Email',
  description: 'Email campaigns',
  request: { length: wishedLength },
  output: {
    subject: z.string().meta({ description: 'The subject line' }),
    preheader: z.string().meta({ description: 'The line that inboxes show after the subject' }),
    body: z.string().meta({ description: 'Markdown' }),
    call_to_action: z.string().meta({ description: 'The words on the button' }),
  },
  guidance: [
    'Say in the subject what is in it for the reader, in at most 60 characters; no capitals for emphasis.',
    'Let the preheader go on where the subject stops, without repeating it.',
    'Keep paragraphs short, and lead to one call to action of two to five words.',
  ],
  length: { counted: ['/body'], outcome: 'warn' },
  limits: () => [],
  required: () => [],
  title: (output) => output.subject,
  markdown: (output) => [`# ${output.subject}`, `*${output.preheader}*`, output.body, `**${output.call_to_action}**`].join('\n\n'),
  example: {
    request: { type: 'email', topic: 'Our sourdough course in March', keywords: ['sourdough'], facts: ['Six evenings'] },
    output: {
      subject: 'Bake your first sourdough in March',
      preheader: 'Six evenings, one starter, a loaf each week',
      body: 'Hello,\n\nin March our kitchen opens for six evenings of sourdough. You bring a jar; flour and ovens are here.',
      call_to_action: 'Save my place',
    },
  },
});
