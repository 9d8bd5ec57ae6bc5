import * as contract from '@handbill/contract';
import { expect, it } from 'vitest';
import { localProblems } from '../errors/problem.ts';

const choices: readonly (readonly [name: string, comment: string, values: readonly string[]])[] = [
  ['campaignTypes', 'The values of `campaign_type`.', contract.CampaignType.options],
  ['campaignStatuses', "The values of a campaign's `status`, in the order of its life.", contract.CampaignStatus.options],
  ['campaignActions', "The values of a campaign's `allowed_actions`.", contract.CampaignAction.options],
  ['contentTypes', "The values of content's `type`.", Object.keys(contract.contentTypes)],
  ['contentStatuses', "The values of content's `status`.", contract.ContentStatus.options],
  ['postPlatforms', "The values of a post's `platform`.", Object.keys(contract.postPlatforms)],
  ['adPlatforms', "The values of an ad's `platform`.", Object.keys(contract.adPlatforms)],
  ['channels', "Well-known values of a campaign's `channels`; any other slug is kept as well.", contract.wellKnownChannels],
  ['scopes', "The values of a key's `scopes`.", contract.Scope.options],
  [
    'problemCodes',
    "All codes that a failed call can have: the server's, then the client's own.",
    [...Object.keys(contract.problems), ...Object.keys(localProblems)],
  ],
];

const head = `// The contract's choices, written out: its schemas would bring zod into every page. After a change of the contract: npm run document
`;

const lineWidth = 140;

/** As the formatter writes it: on one line where that is not too long. */
function declaration([name, comment, values]: (typeof choices)[number]): string {
  const items = values.map((value) => `'${value}'`);
  const written = (list: string) => `export const ${name} = [${list}] as const;`;
  const line = written(items.join(', '));
  const text = line.length <= lineWidth ? line : written(`\n${items.map((item) => `  ${item},\n`).join('')}`);
  return `\n/** ${comment} */\n${text}\n`;
}

it("has the contract's values, written out", async () => {
  await expect(head + choices.map(declaration).join('')).toMatchFileSnapshot('./choices.ts');
});
