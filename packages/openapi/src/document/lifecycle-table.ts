import { CampaignAction, CampaignStatus, lifecycle } from '@handbill/contract';

const always: Readonly<Record<string, string>> = { duplicate: 'a draft', delete: 'gone' };

const cell = (status: CampaignStatus, action: string) => {
  const steps: Readonly<Record<string, string>> = lifecycle[status];
  return steps[action] ?? always[action] ?? '409';
};

/** The campaign lifecycle as a Markdown table, made from its data. */
export function lifecycleTable(): string {
  const actions = CampaignAction.options;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['from \\ action', ...actions.map((action) => `\`${action}\``)]),
    row(['---', ...actions.map(() => '---')]),
    ...CampaignStatus.options.map((status) => row([`\`${status}\``, ...actions.map((action) => cell(status, action))])),
  ].join('\n');
}
