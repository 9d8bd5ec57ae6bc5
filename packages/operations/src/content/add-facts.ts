import { maxFacts, type Content } from '@handbill/contract';
import { implement } from '../call/implement.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { withChecks } from './accepted-checks.ts';
import { editContent } from '../edits/edit-content.ts';
import { withOutput } from './with-output.ts';

/** The brief with facts that it does not have; itself where it has them all. */
function withFacts(request: Content['request'], facts: readonly string[]): Content['request'] {
  const added = [...new Set(facts)].filter((fact) => !request.facts.includes(fact));
  if (added.length === 0) return request;
  const room = maxFacts - request.facts.length;
  if (added.length > room)
    throw invalidField('/facts', 'too_big', `must have at most ${room} new ones: the brief has ${request.facts.length}`);
  return { ...request, facts: [...request.facts, ...added] };
}

export const addFacts = implement.content.addFacts(({ call, input: { id, facts } }) =>
  editContent(call, id, async (current) => {
    const request = withFacts(current.request, facts);
    if (request === current.request) return current;
    // `type` and `request` come from the same record, which the compiler cannot see through the union.
    const next = { ...current, request } as Content;
    const { output, campaign_id } = current;
    if (output === null || current.status === 'cancelled') return next;
    const campaign = campaign_id === null ? null : await call.campaigns.get(campaign_id);
    const { checks } = await withOutput(call, next, output, campaign);
    // The text is the same: the objections of a second reader stand, and so does an approval.
    return withChecks(next, [...checks, ...current.checks.filter(({ rule }) => rule === 'review')]);
  }),
);
