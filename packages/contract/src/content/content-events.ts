import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { pathId } from '../fields/record-fields.ts';
import { Check } from './check.ts';
import { Content } from './content.ts';

const attemptReasons = ['first', 'taken_over', 'retry', 'fallback', 'outline', 'section', 'repair', 'mended'] as const;

const attempt = z.int().describe('Number of the model call, from 1 over all servers that write the text');

/** The events of a text while it is written: put together, the deltas are its `output`. */
export const contentEvents = {
  'content.started': z
    .object({ id: pathId('cnt', 'The record') })
    .meta({ id: 'ContentStarted', description: 'The record is stored; its text may still be queued' }),
  'content.attempt': z
    .object({
      attempt,
      model: z.string().describe('The name of the language model at its provider'),
      reason: extensibleString(attemptReasons).describe('The reason for the call'),
      pointers: z
        .array(z.string())
        .describe('JSON Pointers into `output`: the parts below them are written anew, and their former deltas are void'),
    })
    .meta({ id: 'ContentAttempt', description: 'A model call begins to write parts of the text' }),
  'content.delta': z
    .object({
      attempt,
      pointer: z.string().meta({ description: 'JSON Pointer to the part of `output`', examples: ['/sections/0/body'] }),
      text: z.string().describe('The text to append to the part'),
    })
    .meta({ id: 'ContentDelta', description: 'More text of a part' }),
  'content.check': z.object({ check: Check }).meta({ id: 'ContentChecked', description: 'The result of a check of the text' }),
  'content.finished': Content,
};

export type ContentAttempt = z.infer<(typeof contentEvents)['content.attempt']>;
export type ContentDelta = z.infer<(typeof contentEvents)['content.delta']>;

/** An event as it is sent; a later request resumes after `id`. */
export type ContentEvent = {
  [Name in keyof typeof contentEvents]: {
    readonly event: Name;
    readonly id: string;
    readonly data: z.infer<(typeof contentEvents)[Name]>;
  };
}[keyof typeof contentEvents];
