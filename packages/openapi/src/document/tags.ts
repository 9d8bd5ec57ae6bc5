import {
  ApprovalStatus,
  approvalLifecycle,
  approvalSteps,
  CampaignAction,
  CampaignStatus,
  lifecycle,
  nouns,
  type ApprovalStep,
  type CampaignStep,
} from '@handbill/contract';
import type { oas31 } from 'zod-openapi';

type Steps<Name extends string> = Readonly<Record<Name, { readonly from: readonly string[]; readonly to: string }>>;

/** Actions that are possible in every status of a campaign. */
const unconditional: Readonly<Record<string, string>> = { duplicate: 'a draft', delete: 'gone' };

/** Steps as a Markdown table: where each leads from each status, and which other actions are possible. */
function stepTable<Name extends string>(statuses: readonly string[], actions: readonly string[], steps: Steps<Name>): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = (status: string, action: string): string => {
    const step = Object.hasOwn(steps, action) ? steps[action as Name] : undefined;
    return step?.from.includes(status) === true ? step.to : (unconditional[action] ?? '409');
  };
  return [
    row(['from \\ action', ...actions.map((action) => `\`${action}\``)]),
    row(['---', ...actions.map(() => '---')]),
    ...statuses.map((status) => row([`\`${status}\``, ...actions.map((action) => cell(status, action))])),
  ].join('\n');
}

/** Tables of groups of operations, made from their data, besides their sentence. */
const tables: Readonly<Record<string, string>> = {
  campaigns: stepTable<CampaignStep>(CampaignStatus.options, CampaignAction.options, lifecycle),
  content: `The steps of an approval:\n\n${stepTable<ApprovalStep>(ApprovalStatus.options, approvalSteps, approvalLifecycle)}`,
};

/** The groups of operations, named as in the contract. */
export const tags: oas31.TagObject[] = Object.entries(nouns).map(([name, { description }]) => ({
  name,
  description: name in tables ? `${description}\n\n${tables[name]}` : description,
}));
