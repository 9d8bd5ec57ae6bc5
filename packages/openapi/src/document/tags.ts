import { CampaignAction, campaignSteps, CampaignStatus, lifecycle, nouns } from '@handbill/contract';
import type { oas31 } from 'zod-openapi';

/** Actions that are possible in every status. */
const unconditional: Readonly<Record<string, string>> = { duplicate: 'a draft', delete: 'gone' };

function cell(status: CampaignStatus, action: string): string {
  const step = campaignSteps.find((name) => name === action && lifecycle[name].from.some((from) => from === status));
  return step === undefined ? (unconditional[action] ?? '409') : lifecycle[step].to;
}

/** The campaign lifecycle as a Markdown table, made from its data. */
function lifecycleTable(): string {
  const actions = CampaignAction.options;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['from \\ action', ...actions.map((action) => `\`${action}\``)]),
    row(['---', ...actions.map(() => '---')]),
    ...CampaignStatus.options.map((status) => row([`\`${status}\``, ...actions.map((action) => cell(status, action))])),
  ].join('\n');
}

/** The groups of operations, named as in the contract. */
export const tags: oas31.TagObject[] = Object.entries(nouns).map(([name, { description }]) => ({
  name,
  description: name === 'campaigns' ? `${description}\n\n${lifecycleTable()}` : description,
}));
