import type { Check, ReviewKind } from '@handbill/contract';

/** An objection of a judge, and its place. */
export interface Objection {
  readonly kind: ReviewKind;
  /** `null`: the quoted words are nowhere in the text. */
  readonly place: Place | null;
  readonly reason: string;
  readonly suggestion: string;
}

export interface Place {
  readonly pointer: string;
  /** As the text has it. */
  readonly excerpt: string;
  readonly span: { readonly start: number; readonly end: number };
}

const phrases: Readonly<Record<ReviewKind, readonly [wanted: string, found: string]>> = {
  unsupported_claim: ['no claim that the brief does not give', 'a claim that the brief does not give'],
  contradicts_brief: ['what the brief says', 'a contradiction to the brief'],
  form_of_address: ['the form of address that the brief asks for', 'another form of address'],
  off_voice: ['the tone and the brand voice that were asked for', 'another tone or voice'],
  compliance: ['nothing that the law or a regulator may forbid', 'what the law or a regulator may forbid'],
  off_brief: ['the point of the brief', 'something beside the point of the brief'],
  weak: ['wording that says something', 'weak wording'],
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const unmeasured = { measured: null, limit: null, unit: null } as const;
const nowhere = { ...unmeasured, pointer: null, excerpt: null, span: null } as const;

export function checkOf({ kind, place, reason, suggestion }: Objection, outcome: 'warn' | 'fail'): Check {
  const [wanted, found] = phrases[kind];
  const where = place === null ? 'an objection without its place' : `“${place.excerpt}”`;
  const message = `${capitalised(found)}: ${where}. ${reason}`;
  return { rule: 'review', outcome, wanted, found, ...nowhere, ...place, message, kind, reason, suggestion };
}

const wanted = 'no objection of a second reader';

/** The check of a text that a judge has nothing to say against. */
export const noObjection: Check = {
  rule: 'review',
  outcome: 'pass',
  wanted,
  found: 'none',
  ...nowhere,
  message: 'The second reader has no objection.',
};

/** The check of a text that no judge could read, or that it said nothing readable of. */
export const notReviewed = (why: string): Check => ({
  rule: 'review',
  outcome: 'warn',
  wanted,
  found: 'was not reviewed',
  ...nowhere,
  message: `The text was not reviewed: ${why}`,
});
