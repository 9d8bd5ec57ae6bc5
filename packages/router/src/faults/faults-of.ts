import { maxFaults, type Fault, type Operation } from '@handbill/contract';
import * as z from 'zod';
import { knownFields } from './known-fields.ts';
import { messageOf } from './message-of.ts';
import { nearestField } from './nearest-field.ts';
import { pointerOf } from './pointer-of.ts';

/** What a program switches on. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return typeof issue.params?.['fault'] === 'string' ? issue.params['fault'] : 'invalid';
  if (issue.message.startsWith('is required')) return 'required';
  if (issue.code === 'invalid_value' || (issue.code === 'invalid_union' && issue.path.at(-1) === 'type')) return 'invalid_choice';
  return issue.code === 'invalid_union' ? 'invalid_format' : issue.code;
}

/** Where a field of the operation stands in REST: a name in braces is in the path, all else in the query or the body. */
function placeOf({ route }: Operation): (path: readonly PropertyKey[]) => Fault['in'] {
  const inPath = new Set([...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const elsewhere = route.startsWith('GET') || route.startsWith('DELETE') ? 'query' : 'body';
  return ([first]) => (inPath.has(String(first)) ? 'path' : elsewhere);
}

/** The faults that are told, and how many there are besides. */
export interface Faults {
  readonly told: readonly Fault[];
  readonly omitted: number;
}

/**
 * Prepares how the issues of an operation's input are told: every faulty field at its pointer, unknown ones with what was meant.
 * Beyond the first hundred they are only counted.
 */
export function faultsOf(operation: Operation): (issues: readonly z.core.$ZodRawIssue[], raw: unknown) => Faults {
  const place = placeOf(operation);
  const fieldsOf = knownFields(operation.input);
  // A query has no lists that a person sees: a filter is named as a whole.
  const pathOf = (path: readonly PropertyKey[]) => (place(path) === 'query' ? path.slice(0, 1) : path);

  const unknownField = (path: readonly PropertyKey[], raw: unknown): Fault => {
    const meant = path.length === 1 ? nearestField(String(path[0]), fieldsOf(raw)) : undefined;
    const message = meant === undefined ? 'is not a field of this call' : `is not a field of this call: did you mean ${meant}?`;
    return { in: place(path), pointer: pointerOf(path), code: 'unknown_field', message };
  };
  const faultyField = (issue: z.core.$ZodRawIssue): Fault => {
    const worded = z.core.util.finalizeIssue(issue, { error: messageOf }, z.core.config());
    return { in: place(worded.path), pointer: pointerOf(pathOf(worded.path)), code: codeOf(worded), message: worded.message };
  };

  return (issues, raw) => {
    const told: Fault[] = [];
    let omitted = 0;
    const tell = (fault: () => Fault) => {
      if (told.length < maxFaults) told.push(fault());
      else omitted += 1;
    };
    for (const issue of issues) {
      if (issue.code !== 'unrecognized_keys') tell(() => faultyField(issue));
      else for (const key of issue.keys) tell(() => unknownField([...(issue.path ?? []), key], raw));
    }
    return { told, omitted };
  };
}
