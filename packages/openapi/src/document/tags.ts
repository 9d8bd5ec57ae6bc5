import { CampaignAction, campaignSteps, CampaignStatus, lifecycle } from '@handbill/contract';
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
export const tags: oas31.TagObject[] = [
  {
    name: 'content',
    description:
      'Marketing texts that a language model writes from a brief. Each is checked and stored. The record is stored before the model is called, so that no request is lost. ' +
      'A brief that is impossible to fulfil (keywords and hashtags that together exceed the limit of the platform) is rejected with 400.',
  },
  { name: 'models', description: 'The language models that write. A brief may name one; each kind of content has a default.' },
  {
    name: 'campaigns',
    description: `Campaigns and their lifecycle. An action that the table does not allow is answered with 409 \`invalid_transition\` and changes nothing. Of two concurrent actions, one succeeds.\n\n${lifecycleTable()}`,
  },
  {
    name: 'brandVoices',
    description:
      'How a brand speaks: advice to the writer, words to avoid, terms by language, disclaimers by kind and platform. A brief names one; what is written with it keeps it as it was.',
  },
  {
    name: 'keys',
    description:
      'The API keys of the workspace. A key is shown once, when it is created, and stored as a hash. A key never creates one that may do more or lives longer than itself.',
  },
  {
    name: 'usage',
    description:
      'What language models were used for, by day. Every call of a model that has ended is counted, whatever became of its text; the calls for a text are listed with `GET /content/{id}/attempts`.',
  },
  { name: 'me', description: 'The key that the request was made with, and its workspace.' },
];
