import { testDatabase } from '@handbill/testing';
import { expect, it } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { signIn } from '../../testing/console-session.ts';
import { MainProcess } from '../../testing/main-process.ts';

const { uri, name } = testDatabase();
const slowMachine = { timeout: 90_000 };

/** A server, started by somebody who sees its output, or as a service. */
async function started(isAtTerminal: boolean, env: Readonly<Record<string, string>> = {}): Promise<MainProcess> {
  const server = new MainProcess(
    await dataFolder(),
    { MONGODB_URI: uri, MONGODB_DB: `${name}_${Math.random().toString(36).slice(2)}`, ...env },
    { isAtTerminal },
  );
  await server.ready();
  return server;
}

it('a start at a terminal shows a link that signs in once', slowMachine, async () => {
  const server = await started(true);
  const [, address, token] =
    /^(http:\/\/\S+\/console)#open=([\w-]{22}) +signs in once, for 10 minutes$/.exec(server.summary('Console')) ?? [];
  expect(address).toBe(`${server.url}/console`);
  expect((await signIn(server, { link: token })).body.key.scopes).toEqual(['admin']);
  expect((await signIn(server, { link: token })).body.reason).toBe('link_used');
});

it.each<[string, boolean, Record<string, string>]>([
  ['elsewhere, where logs keep it, shows the address alone', false, {}],
  ['where other machines reach it shows the address alone', true, { HOST: '0.0.0.0' }],
  ['with the console off shows neither', true, { HANDBILL_CONSOLE: 'off' }],
])('a start %s', slowMachine, async (_, isAtTerminal, env) => {
  const server = await started(isAtTerminal, env);
  expect(server.out + server.err).not.toContain('#open=');
  expect(/^ +Console +http:\/\/[\d.]+:\d+\/console\s*$/m.test(server.out)).toBe(env['HANDBILL_CONSOLE'] !== 'off');
});
