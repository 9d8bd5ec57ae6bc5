import * as contract from '@handbill/contract';
import { expect, it } from 'vitest';
import { localProblems } from '../errors/problem.ts';

interface Choice {
  readonly name: string;
  readonly comment: string;
  readonly type: string;
  readonly values: readonly string[];
}

const choices: readonly Choice[] = [
  {
    name: 'campaignTypes',
    comment: 'The values of `campaign_type`.',
    type: "Campaign['campaign_type']",
    values: contract.CampaignType.options,
  },
  {
    name: 'campaignStatuses',
    comment: "The values of a campaign's `status`, in the order of its life.",
    type: "Campaign['status']",
    values: contract.CampaignStatus.options,
  },
  {
    name: 'campaignActions',
    comment: "The values of a campaign's `allowed_actions`.",
    type: "Campaign['allowed_actions'][number]",
    values: contract.CampaignAction.options,
  },
  { name: 'contentTypes', comment: "The values of content's `type`.", type: "Content['type']", values: Object.keys(contract.contentTypes) },
  {
    name: 'contentStatuses',
    comment: "The values of content's `status`.",
    type: "Content['status']",
    values: contract.ContentStatus.options,
  },
  {
    name: 'postPlatforms',
    comment: "The values of a post's `platform`.",
    type: "PlatformOf<'social_post'>",
    values: Object.keys(contract.postPlatforms),
  },
  {
    name: 'adPlatforms',
    comment: "The values of an ad's `platform`.",
    type: "PlatformOf<'ad_copy'>",
    values: Object.keys(contract.adPlatforms),
  },
  {
    name: 'channels',
    comment: "Well-known values of a campaign's `channels`; any other slug is kept as well.",
    type: "Campaign['channels'][number]",
    values: contract.wellKnownChannels,
  },
  { name: 'scopes', comment: "The values of a key's `scopes`.", type: "Me['key']['scopes'][number]", values: contract.Scope.options },
  {
    name: 'problemCodes',
    comment: "All codes that a failed call can have: the server's, then the client's own.",
    type: 'ProblemCode',
    values: [...Object.keys(contract.problems), ...Object.keys(localProblems)],
  },
];

const head = `import type { Campaign, Content, ContentRequestInput, Me } from './procedures.ts';
import type { ProblemCode } from '../errors/problem.ts';

type PlatformOf<Name extends Content['type']> = Extract<ContentRequestInput, { type: Name; platform: string }>['platform'];

// The contract's choices, written out: its schemas would bring zod into every page. After a change of the contract: npm run document
`;

const lineWidth = 140;

/** As the formatter writes it: on one line where that is not too long. */
function declaration({ name, comment, type, values }: Choice): string {
  const items = values.map((value) => `'${value}'`);
  const written = (list: string) => `export const ${name} = [${list}] as const satisfies readonly ${type}[];`;
  const line = written(items.join(', '));
  const text = line.length <= lineWidth ? line : written(`\n${items.map((item) => `  ${item},\n`).join('')}`);
  return `\n/** ${comment} */\n${text}\n`;
}

it("has the contract's values, written out", async () => {
  await expect(head + choices.map(declaration).join('')).toMatchFileSnapshot('./choices.ts');
});
