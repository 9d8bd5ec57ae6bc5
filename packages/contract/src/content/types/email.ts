import * as z from 'zod';
import { wishedLength } from '../definition/brief-fields.ts';
import { defineContentType } from '../definition/define-content-type.ts';
import { linked } from './linked.ts';

export const email = defineContentType('email', {
  label: 'Email',
  description: 'Email campaigns',
  request: { length: wishedLength },
  output: {
    subject: z.string().describe('The subject line'),
    preheader: z.string().describe('The line that inboxes show after the subject'),
    body: z.string().describe('Markdown'),
    call_to_action: z.string().describe('The words on the button'),
  },
  guidance: [
    'Say in the subject what is in it for the reader; no capitals for emphasis.',
    'Let the preheader go on where the subject stops, without repeating it.',
    'Write to one reader: one occasion, one offer, one call to action that the body leads to.',
    'Greet without a name unless the brief’s `instructions` ask for a merge tag; sign with no invented name.',
  ],
  parts: () => ({
    '/subject': { length: { unit: 'characters', min: 25, max: 50 }, advice: 'the first keyword where it fits' },
    '/preheader': { length: { unit: 'characters', min: 40, max: 90 } },
    '/body': { advice: 'paragraphs of one to three sentences; no subject line and no button in it' },
    '/call_to_action': { length: { unit: 'words', min: 2, max: 5 }, advice: 'a verb and what the reader gets' },
  }),
  usualLength: () => ({ min: 90, max: 170 }),
  length: { counted: ['/body'], outcome: 'warn' },
  limits: () => [],
  required: () => [],
  title: (output) => output.subject,
  markdown: (output, { link }) =>
    [
      `# ${output.subject}`,
      ...(output.preheader === '' ? [] : [`*${output.preheader}*`]),
      output.body,
      `**${linked(output.call_to_action, link)}**`,
    ].join('\n\n'),
  email: (output, { link }) => ({ ...output, link }),
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
