import type { Check, ContentRequest } from '@handbill/contract';
import type { AnyDefinition, AnyOutput } from '../kinds/definition-of.ts';

/** A text and what it was checked for. */
export interface FailingText {
  readonly request: ContentRequest;
  readonly definition: AnyDefinition;
  readonly output: AnyOutput;
  readonly checks: readonly Check[];
}

/** A line above a text, which is read on its own. */
export const isHeading = (pointer: string): boolean => /\/(?:heading|question)$/.test(pointer);

/** Whether the answer ended before the text did; of a sentence that breaks off there is an excerpt. */
export const isBrokenOff = ({ rule, outcome, excerpt }: Check): boolean => rule === 'truncation' && outcome === 'fail' && excerpt === null;

/** What no part can mend: a reason of the model’s own to have a person look. */
export const isBeyondRepair = ({ rule, outcome, pointer }: Check): boolean =>
  rule === 'required_part' && outcome === 'fail' && pointer === null;
