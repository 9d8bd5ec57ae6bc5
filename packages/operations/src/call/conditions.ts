import { takesRevision, type Fault, type Operation } from '@handbill/contract';
import type { ExpectedRevisions } from '../ports/restorable-store.ts';

/** The caller's conditions for a change. */
interface SentConditions {
  readonly idempotencyKey?: string | undefined;
  /** The header `If-Match`. */
  readonly ifMatch?: string | undefined;
  /** The field `if_revision` of a call of tRPC, whatever it is. */
  readonly ifRevision?: unknown;
}

interface Conditions {
  /** The caller relies on its conditions: none of them may be ignored. */
  readonly faults: readonly Fault[];
  readonly expected: ExpectedRevisions;
}

export const noConditions: Conditions = { faults: [], expected: undefined };

/** A caller's own name for a change. */
export const usableKey = /^[\x21-\x7e]{1,255}$/;

const tag = String.raw`(?:W\/)?"[!\x23-\x7e\x80-\xff]*"[ \t]*`;
/** RFC 9110: entity tags, between commas that may have nothing between them. */
const tags = new RegExp(String.raw`^[ \t]*(?:${tag})?(?:,[ \t]*(?:${tag})?)*$`);
const oneTag = /(W\/)?"([^"]*)"/g;
const revisionTag = /^[1-9]\d{0,14}$/;

const inHeader = (name: string, code: string, message: string): Fault => ({ in: 'header', pointer: `/${name}`, code, message });
const unusableKey = inHeader('Idempotency-Key', 'invalid_format', 'must be 1 to 255 visible ASCII characters');
const malformed = inHeader('If-Match', 'invalid_format', 'must be * or entity tags, such as "7"');
const notApplicable = inHeader('If-Match', 'not_applicable', 'goes with changes of one record that has a revision, and this is none');
const noRevision: Fault = { in: 'body', pointer: '/if_revision', code: 'invalid_type', message: 'must be a whole number from 1' };

/** The revisions that a header names, compared strongly: a weak tag is that of none, and so is one of another form. `*`: any. */
function revisionsIn(header: string): { readonly expected: ExpectedRevisions } | Fault {
  if (header.trim() === '*') return { expected: undefined };
  const found = tags.test(header) ? [...header.matchAll(oneTag)] : [];
  if (found.length === 0) return malformed;
  const strong = found.filter(([, weak]) => weak === undefined).map(([, , text = '']) => text);
  return { expected: strong.filter((text) => revisionTag.test(text)).map(Number) };
}

/** The revisions that the header and the field name. Where both name some, both hold. */
function readRevision(operation: Operation, { ifMatch, ifRevision }: SentConditions): { readonly expected: ExpectedRevisions } | Fault {
  const named = ifMatch === undefined ? noConditions : takesRevision(operation) ? revisionsIn(ifMatch) : notApplicable;
  if ('code' in named || ifRevision === undefined || ifRevision === null) return named;
  if (!Number.isSafeInteger(ifRevision) || Number(ifRevision) < 1) return noRevision;
  const one = Number(ifRevision);
  return { expected: named.expected === undefined || named.expected.includes(one) ? [one] : [] };
}

/** Reads the conditions of a change. */
export function readConditions(operation: Operation, sent: SentConditions): Conditions {
  const { idempotencyKey, ifMatch, ifRevision } = sent;
  if (idempotencyKey === undefined && ifMatch === undefined && ifRevision === undefined) return noConditions;
  const faults = idempotencyKey === undefined || usableKey.test(idempotencyKey) ? [] : [unusableKey];
  const revision = readRevision(operation, sent);
  return 'code' in revision ? { faults: [...faults, revision], expected: undefined } : { faults, expected: revision.expected };
}
