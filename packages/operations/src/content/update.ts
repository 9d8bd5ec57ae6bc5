import { isDeepStrictEqual } from 'node:util';
import { contentEdits, contentTypes, contract, isPlainObject, type Campaign, type Content, type ContentEdit } from '@handbill/contract';
import type { Call, UnparsedInput } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { inputParser } from '../call/input/input-parser.ts';
import { campaignOf } from './references.ts';
import { editContent, type EditCall } from '../edits/edit-content.ts';
import { withOutput } from './with-output.ts';

const parsers = Object.fromEntries(
  Object.keys(contentTypes).map((type) => [type, inputParser(contract.content.update, contentEdits[type as Content['type']])]),
) as Readonly<Record<Content['type'], (fields: unknown, faults: UnparsedInput['faults']) => ContentEdit>>;

/** The campaign that content is to belong to: one that it has may have been deleted since, one that is named must be there. */
async function campaignAfter(call: Call, { campaign_id: current }: Content, named: string | null | undefined): Promise<Campaign | null> {
  if (named !== undefined && named !== current) return campaignOf(call, named);
  return current === null ? null : call.campaigns.get(current);
}

async function edited(call: EditCall, current: Content, { output, title, tags, campaign_id }: ContentEdit): Promise<Content> {
  const campaign = await campaignAfter(call, current, campaign_id);
  const isRewritten = output !== undefined && !isDeepStrictEqual(output, current.output);
  const rewritten = isRewritten ? await withOutput(call, current, output, campaign) : current;
  const changed = {
    ...rewritten,
    title: title ?? rewritten.title,
    tags: tags === undefined ? current.tags : (tags ?? []),
    campaign_id: campaign_id === undefined ? current.campaign_id : campaign_id,
  };
  return isDeepStrictEqual(changed, current) ? current : changed;
}

/** The parts that a text may lack, as it has them then. */
const lackedParts = ({ type }: Content): object =>
  Object.fromEntries(
    Object.entries(contentTypes[type].output.shape).flatMap(([name, part]) => (part.safeParse(null).success ? [[name, null]] : [])),
  );

/** The parts of an output that an edit leaves out stay as they are. */
const withKeptParts = (current: Content, fields: UnparsedInput['fields']): object => {
  const { output: sent } = fields;
  return isPlainObject(sent) ? { ...fields, output: { ...(current.output ?? lackedParts(current)), ...sent } } : fields;
};

export const update = implement.content.update(({ call, input: { path, fields, faults } }) =>
  editContent(call, path.id, (current) => edited(call, current, parsers[current.type](withKeptParts(current, fields), faults))),
);
