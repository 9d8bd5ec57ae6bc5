import type { Check } from './run-check.ts';
import { testCommand, vitestCount } from './vitest-count.ts';

const published = ['contract', 'router', 'openapi', 'mongo', 'embedded-mongo', 'text', 'models', 'writer', 'jobs', 'client', 'react'];

const packed = 'node_modules/.packed';
const fullDocument = 'node_modules/.documents/openapi.full.json';

/** The published packages, packed once for both programs. */
const packageChecks: readonly Check[] = [
  {
    name: 'packages: packed',
    isAlone: true,
    command: [
      'node',
      'tooling/launch/pnpm.mjs',
      '-r',
      '--reporter=silent',
      '--filter',
      './packages/*',
      'pack',
      '--out',
      `${packed}/%s.tgz`,
    ],
  },
  ...published
    .map((name) => ({ name, tarball: `${packed}/handbill-${name}.tgz` }))
    .flatMap(({ name, tarball }): Check[] => [
      { name: `package ${name}: manifest`, command: ['publint', 'run', tarball, '--strict'] },
      { name: `package ${name}: types resolve`, command: ['attw', tarball, '--profile', 'esm-only', '--no-emoji'] },
    ]),
];

/** All that `npm test` runs, in this order, two at a time; a new check is a line here. The code that is compiled here is used below. */
export const checks: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['tsc', '-b'], isAlone: true },
  { name: 'types of tests and tools', command: ['tsc', '-p', 'tsconfig.tests.json'] },
  { name: 'types of the React hooks', command: ['tsc', '-p', 'packages/react/testing'] },
  { name: 'types of the console', command: ['tsc', '-p', 'apps/console'] },
  { name: 'types of the React example', command: ['tsc', '-p', 'examples/react'] },
  { name: 'types of the live example', command: ['tsc', '-p', 'examples/live'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'plain words', command: ['node', 'tooling/words/main.ts'] },
  { name: 'nothing unused', command: ['knip', '--no-progress'] },
  ...packageChecks,
  {
    name: 'document: redocly',
    command: [
      'sh',
      '-c',
      `node --conditions=@handbill/source tooling/docs/write-full-document.ts ${fullDocument} && redocly lint docs/openapi.json ${fullDocument} --config tooling/docs/redocly.yaml`,
    ],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  {
    name: 'document: spectral',
    command: ['spectral', 'lint', 'docs/openapi.json', '--ruleset', 'tooling/docs/spectral.yaml', '--fail-severity', 'warn'],
  },
  {
    name: 'tests',
    command: testCommand,
    count: vitestCount,
    isAlone: true,
  },
];
