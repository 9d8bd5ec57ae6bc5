import type { Check, ContentRequest, Steps } from '@handbill/contract';
import type { AnyDefinition, AnyOutput } from '../definition-of.ts';
import type { Placed } from './placed.ts';

/** What is checked, and against what. */
interface Subject {
  readonly request: ContentRequest;
  readonly definition: AnyDefinition;
  readonly output: AnyOutput;
  /** Every text of the output. */
  readonly texts: readonly Placed<string>[];
  /** Whether the answer broke off before its end. */
  readonly truncated: boolean;
}

/** Looks at one side of a text, in steps: a check for each thing that it holds it to. */
export type Rule = (subject: Subject) => Steps<readonly Check[]>;
