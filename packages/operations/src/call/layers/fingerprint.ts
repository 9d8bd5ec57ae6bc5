import { hash } from 'node:crypto';
import type { Operation } from '@handbill/contract';
import { stringify } from 'safe-stable-stringify';
import type * as z from 'zod';
import type { UnparsedInput } from '../call.ts';
import { ofFields } from '../input/fault-reader.ts';
import type { ExpectedRevisions } from '../../ports/restorable-store.ts';

/** For each field that may be left out, as text, the value that leaving it out means. */
function unsetOf(shape: Readonly<Record<string, z.ZodType>>): ReadonlyMap<string, string> {
  const unset = new Map<string, string>();
  for (const [name, field] of Object.entries(shape)) {
    const { success, data } = field.safeParse(undefined);
    const text = success ? stringify(data) : undefined;
    if (text !== undefined) unset.set(name, text);
  }
  return unset;
}

const hashOf = (value: unknown): string => hash('sha256', stringify(value) ?? '', 'base64url');

/**
 * Prepares the fingerprints of an operation's inputs: the order of members and fields that are as if left out make no difference. So a request that is
 * sent again after an upgrade is the same, though the new version fills in more fields.
 */
export function fingerprintsOf(operation: Operation): (input: unknown, expected?: ExpectedRevisions) => string {
  const fingerprintOf = inputFingerprints(operation);
  return (input, expected) => (expected === undefined ? fingerprintOf(input) : hashOf([fingerprintOf(input), expected]));
}

function inputFingerprints({ input, parsedBy }: Operation): (input: unknown) => string {
  // As it was sent: in an edit, `null` is not the same as a field left out.
  if (parsedBy === 'handler')
    return (sent) => {
      const { path, fields } = sent as UnparsedInput;
      return hashOf({ path, fields });
    };
  const unset = ofFields(input, unsetOf);
  return (parsed) => {
    const fields = unset(parsed);
    const said = Object.entries(parsed as object)
      .map(([name, value]) => [name, stringify(value)] as const)
      .filter(([name, text]) => text !== undefined && fields?.get(name) !== text);
    return hashOf(said.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  };
}
