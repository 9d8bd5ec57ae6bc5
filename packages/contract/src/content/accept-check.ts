import * as z from 'zod';
import { canonicalJson } from '../approval/canonical-text.ts';
import { optional } from '../fields/optional.ts';
import { Span } from '../fields/span.ts';
import { text } from '../fields/text.ts';
import type { Check } from './check.ts';
import { ContentRef, type Content } from './content.ts';
import { partAt } from './output-parts.ts';

const keyOf = ({ rule, pointer, span, wanted }: Check): string => JSON.stringify([rule, pointer, span?.start, span?.end, wanted]);

/** Checks that have run again, accepted where the same check was before, about the same words. */
export function withAccepted(checks: readonly Check[], { checks: before, output: old }: Content, output: Content['output']): Check[] {
  const accepted = new Map(before.flatMap((check) => (check.accepted === undefined ? [] : [[keyOf(check), check.accepted] as const])));
  const partOf = (of: Content['output'], pointer: string | null) => canonicalJson(partAt(of, pointer ?? '') ?? null);
  return checks.map((check) => {
    const found = accepted.get(keyOf(check));
    return found !== undefined && partOf(old, check.pointer) === partOf(output, check.pointer) ? { ...check, accepted: found } : check;
  });
}

export const UnacceptCheck = z
  .strictObject({
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
  })
  .meta({ id: 'UnacceptCheck', description: 'A check of the current text' });

export const AcceptCheck = z
  .strictObject({
    ...UnacceptCheck.shape,
    reason: optional(text(0, 500).meta({ description: 'The reason, for later readers', examples: ['The price is right: see the flyer.'] })),
  })
  .meta({ id: 'AcceptCheck', description: 'A failed check or warning of the current text, and the reason to accept it' });

const figure = { rule: 'unsupported_figure', pointer: '/body', span: { start: 24, end: 28 } };

export const acceptExamples = {
  figure: { summary: 'A correct figure', value: { ...figure, reason: 'The price is right: see the flyer.' } },
};

export const unacceptExamples = { figure: { summary: 'The same check', value: figure } };
