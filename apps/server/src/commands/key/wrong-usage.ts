import { Scope } from '@handbill/contract';
import { UsageError } from '../../log/startup-error.ts';
import { handbillAlone } from '../../settings/installation.ts';

const usage = [
  `${handbillAlone} key create --name <name> --scopes <scopes> [--expires <when>]`,
  `${handbillAlone} key list`,
  `${handbillAlone} key revoke <id>`,
];

export const scopeNames = Scope.options.join(', ');
export const expiryForm = '15m, 12h or 30d from now, or a time such as 2027-01-31T18:00:00Z';

export const keyCommandHelp = [
  'Creates, lists and revokes API keys, beside a running server or without one.',
  '',
  ...usage.map((line) => `  ${line}`),
  '',
  '  --name     what people know the key by, such as Website',
  '  --scopes   what it may do, a comma list; admin is all of them:',
  `             ${scopeNames}`,
  `  --expires  when it expires: ${expiryForm}; never when left out`,
  '',
  'All take --workspace <id>: whose keys they are, those of the first workspace when it is left out.',
  'revoke takes --with-made true or false: whether the keys that the key made are revoked, too. When it is left out,',
  'they are where the key has keys:write and not admin.',
  '',
  'A new key is written to standard output, and nothing else with it. It is shown only this once.',
  'Which database it is, HANDBILL_DATA or MONGODB_URI and MONGODB_DB say, as they do for the server.',
].join('\n');

/** The command was called in a way that it does not know; names the fault, and the right way. */
export class WrongUsage extends UsageError {
  constructor(...faults: readonly string[]) {
    super([...faults, '', 'Usage:', ...usage.map((line) => `  ${line}`), `  ${handbillAlone} key --help`].join('\n'));
  }
}
