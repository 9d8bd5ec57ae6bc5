import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { doors, type Door } from '../../apps/server/testing/doors.ts';
import { MainProcess } from '../../apps/server/testing/main-process.ts';
import { rest } from '../../apps/server/testing/rest.ts';
import { contentTypes } from '../../packages/contract/src/content/types/registry.ts';
import { contract } from '../../packages/contract/src/contract.ts';
import { operations } from '../../packages/contract/src/operation/operation.ts';
import { compiled } from '../testing/src/compiler.ts';
import { testDatabase } from '../testing/src/test-database.ts';
import { page } from './pages.ts';
import { projectCopy } from './project-copy.ts';

const { text } = page('docs/content-types.md');
const blockOf = (name: string): string => new RegExp(`^\`\`\`ts ${name}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text)?.[1] ?? '';
const pathOf = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

const database = testDatabase();
let copy: Awaited<ReturnType<typeof projectCopy>>;
let project = '';

/** A copy of the project's code, and in it the two files as the page describes them. */
beforeAll(async () => {
  copy = await projectCopy();
  project = copy.folder;
  const [importLine = '', , list = ''] = blockOf('registry').split('\n');
  const registry = join(project, pathOf(/`(packages\/[\w/-]+\/registry\.ts)`/));
  await writeFile(join(project, pathOf(/`(packages\/[\w/-]+\/types\/press-release\.ts)`/)), blockOf('definition'));
  await writeFile(registry, `${importLine}\n${(await readFile(registry, 'utf8')).replace(/^export const kinds = .*;$/m, list)}`);
});
afterAll(() => copy.remove());

const start = async (): Promise<MainProcess> => {
  const env = { MONGODB_URI: database.uri, MONGODB_DB: database.name };
  const server = new MainProcess(join(project, 'data'), env, { file: join(project, 'apps/server/src/main.ts') });
  await server.ready();
  return server;
};

/** The outcome of a call: its answer, or the problem. */
async function call(door: Door, server: MainProcess, name: string, input: object) {
  const operation = operations(contract).find((one) => one.name === name);
  if (operation === undefined) throw new Error(`There is no operation ${name}`);
  return door.call(server, operation, { ...input });
}
const Written = z.object({ answer: z.looseObject({ id: z.string(), output: z.unknown() }) });
const List = z.object({ answer: z.object({ data: z.array(z.unknown()) }) });

const brief = { type: 'press_release', topic: 'Evening courses for home bakers', company: 'Crumb & Co', keywords: ['sourdough starter'] };

// Who follows the page in this repository has added the kind.
describe.skipIf('press_release' in contentTypes)(
  'a kind of content that docs/content-types.md adds in two files',
  { timeout: 120_000 },
  () => {
    it('compiles, with a client that uses it', async () => {
      await writeFile(join(project, 'packages/client/src/press-release.ts'), clientCode);
      const compilerOptions = { noEmit: true, composite: false, incremental: false, declaration: false, declarationMap: false };
      // The packages that know kinds; from the others nothing is asked of one.
      const include = ['contract', 'operations', 'text', 'models', 'writer', 'client'].map((name) => `packages/${name}/src`);
      const config = { extends: './tsconfig.base.json', compilerOptions, include };
      await writeFile(join(project, 'tsconfig.kinds.json'), JSON.stringify(config));
      expect(await compiled('-p', join(project, 'tsconfig.kinds.json'))).toBe('');
    });

    it('is written by the sandbox, stored, read and listed through both doors, in English and German', async () => {
      const server = await start();
      for (const door of doors) {
        for (const language of ['en', 'de']) {
          const { answer: written } = Written.parse(
            await call(door, server, 'content.generate', { ...brief, language, tags: [door.name] }),
          );
          expect(written).toMatchObject({
            type: 'press_release',
            status: 'ready',
            request: { company: 'Crumb & Co', length: null },
            language,
          });
          expect(JSON.stringify(written.output)).toContain('sourdough starter');
          expect(await call(door, server, 'content.get', { id: written.id })).toEqual({ answer: written });
        }
        const { answer } = List.parse(await call(door, server, 'content.list', { type: ['press_release'], tag: [door.name] }));
        expect(answer.data).toHaveLength(2);
      }
    });

    it('is refused without what its definition requires, and is in the document', async () => {
      const server = await start();
      for (const door of doors) {
        const refused = { problem: { status: 400, errors: [{ pointer: '/company' }] } };
        expect(await call(door, server, 'content.generate', { ...brief, company: null })).toMatchObject(refused);
      }
      const { body: document } = await rest(server, 'GET /openapi.json');
      expect(document.components.schemas).toMatchObject({ PressRelease: {}, PressReleaseRequest: {}, PressReleaseOutput: {} });
    });
  },
);

const clientCode = `
import type { Client } from './calls/client.ts';

export async function headline(client: Client): Promise<string | undefined> {
  const release = await client.content.generate.mutate({ type: 'press_release', topic: 'Bread', company: 'Crumb & Co' });
  // @ts-expect-error: a press release has no subject
  release.output?.subject;
  return release.output?.headline;
}
`;
