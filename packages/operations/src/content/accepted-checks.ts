import { isDeepStrictEqual } from 'node:util';
import { statusOf, type Check, type Content } from '@handbill/contract';
import { implement } from '../call/implement.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { editContent, notReady, type EditCall } from '../edits/edit-content.ts';

type Named = Pick<Check, 'pointer' | 'span'> & { readonly rule: string };

const unknownCheck = 'must be, with pointer and span, that of a check of the text as it is now that failed or warns';

const isNamed = (check: Check, { rule, pointer, span }: Named): boolean =>
  (check.outcome === 'fail' || check.outcome === 'warn') &&
  check.rule === rule &&
  check.pointer === pointer &&
  isDeepStrictEqual(check.span, span);

/** The record with other checks, which its status follows unless a person has approved it. */
export function withChecks(current: Content, checks: Check[]): Content {
  return { ...current, checks, status: current.approved === null ? statusOf(checks) : current.status };
}

/** Changes the checks of this name. */
function changed(call: EditCall, current: Content, named: Named, change: (check: Check) => Check): Content {
  const { status } = current;
  if (status !== 'ready' && status !== 'needs_review')
    throw notReady(
      call,
      current,
      `Only checks of a text that is ready or needs review can be accepted; the status of this one is ${status}.`,
    );
  if (!current.checks.some((check) => isNamed(check, named))) throw invalidField('/rule', 'invalid_choice', unknownCheck);
  const checks = current.checks.map((check) => (isNamed(check, named) ? change(check) : check));
  return isDeepStrictEqual(checks, current.checks) ? current : withChecks(current, checks);
}

export const acceptCheck = implement.content.acceptCheck(({ call, input: { id, reason, ...named } }) => {
  const { keyId, actor } = call.author;
  const accepted = { at: call.now(), key_id: keyId, actor, reason };
  const accept = (check: Check): Check => (check.accepted === undefined ? { ...check, accepted } : check);
  return editContent(call, id, (current) => changed(call, current, named, accept), { event: 'content.check_accepted', keepsFormer: false });
});

export const unacceptCheck = implement.content.unacceptCheck(({ call, input: { id, ...named } }) => {
  const unaccept = ({ accepted: _, ...check }: Check): Check => check;
  return editContent(call, id, (current) => changed(call, current, named, unaccept), { keepsFormer: false });
});
