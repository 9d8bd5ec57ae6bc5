import * as z from 'zod';
import { optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';
import { Span } from '../fields/span.ts';
import { ContentRef } from './content.ts';

const named = {
  ...ContentRef.shape,
  rule: z
    .string()
    .max(60)
    .meta({ description: 'The `rule` of the check', examples: ['unsupported_figure'] }),
  pointer: optional(
    z
      .string()
      .max(200)
      .meta({ description: 'The `pointer` of the check', examples: ['/body'] }),
  ),
  span: optional(
    z.strictObject(Span.shape).meta({ id: 'CheckSpanInput', description: 'The `span` of the check', examples: [{ start: 24, end: 28 }] }),
  ),
};

/** A check of a text, by what it says of itself. */
export const UnacceptCheck = z.strictObject(named).meta({ id: 'UnacceptCheck', description: 'A check of the text as it is now' });

/** The same, which a person takes responsibility for. */
export const AcceptCheck = z
  .strictObject({
    ...named,
    reason: optional(
      text(0, 500).meta({ description: 'Why, for those who read it later', examples: ['The price is right: see the flyer.'] }),
    ),
  })
  .meta({ id: 'AcceptCheck', description: 'A check of the text as it is now that failed or warns, and why that may be' });

const figure = { rule: 'unsupported_figure', pointer: '/body', span: { start: 24, end: 28 } };

export const acceptExamples = {
  figure: { summary: 'A figure that is right', value: { ...figure, reason: 'The price is right: see the flyer.' } },
};

export const unacceptExamples = { figure: { summary: 'The same, back', value: figure } };
