import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Check } from './check.ts';
import { Content } from './content.ts';

/** Why a part of a text, or all of it, is written anew. */
const attemptReasons = ['first', 'taken_over', 'retry', 'fallback', 'outline', 'section', 'repair', 'mended'] as const;

const attempt = z.int().describe('The call of the model that it comes from: counted from 1, over all servers that write the text');

/** The events of a text while it is written: put together, the deltas are its `output`. */
export const contentEvents = {
  'content.started': z
    .object({ id: z.string().meta({ description: 'The record', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] }) })
    .meta({ id: 'ContentStarted', description: 'The record is stored; its text may still wait to be written' }),
  'content.attempt': z
    .object({
      attempt,
      model: z.string().describe('The language model, as its provider names it'),
      reason: extensibleString(attemptReasons).describe('Why it is written'),
      pointers: z
        .array(z.string())
        .describe('JSON Pointers into `output`: what is below them is written anew, and what a client has of it is void'),
    })
    .meta({ id: 'ContentAttempt', description: 'Parts of the text are written, or written anew' }),
  'content.delta': z
    .object({
      attempt,
      pointer: z.string().meta({ description: 'JSON Pointer into `output`: the part that goes on', examples: ['/sections/0/body'] }),
      text: z.string().describe('What follows in this part'),
    })
    .meta({ id: 'ContentDelta', description: 'A part of the text goes on' }),
  'content.check': z.object({ check: Check }).meta({ id: 'ContentChecked', description: 'One thing that the text was checked for' }),
  'content.finished': Content,
};

export type ContentAttempt = z.infer<(typeof contentEvents)['content.attempt']>;
export type ContentDelta = z.infer<(typeof contentEvents)['content.delta']>;

/** An event as it is sent; `id` is where a later request goes on from. */
export type ContentEvent = {
  [Name in keyof typeof contentEvents]: {
    readonly event: Name;
    readonly id: string;
    readonly data: z.infer<(typeof contentEvents)[Name]>;
  };
}[keyof typeof contentEvents];
