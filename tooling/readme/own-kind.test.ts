import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentTypeDefinition } from '../../packages/contract/src/content/content-type-definition.ts';
import { root } from '../architecture/source-files.ts';
import { page } from './pages.ts';

const { text } = page('docs/content-types.md');
const [, place = ''] = /`(packages\/contract\/src\/content\/types\/[\w-]+\.ts)`/.exec(text) ?? [];
const [, code = ''] = /^```ts definition\n([\s\S]*?)^```$/m.exec(text) ?? [];

let folder = '';
let definition: ContentTypeDefinition;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handbill-own-kind-'));
  const file = join(folder, 'kind.ts');
  const types = join(root, dirname(place));
  await mkdir(join(folder, 'node_modules'));
  await symlink(join(root, 'packages/contract/node_modules/zod'), join(folder, 'node_modules/zod'));
  await writeFile(
    file,
    code.replaceAll(/from '(\.[^']+)'/g, (_, path: string) => `from '${pathToFileURL(join(types, path)).href}'`),
  );
  const found = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { pressRelease: ContentTypeDefinition };
  definition = found.pressRelease;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the kind of content that docs/content-types.md defines', () => {
  it('takes its own example, with what every brief has', () => {
    expect(definition.name).toBe('press_release');
    expect(definition.request.parse(definition.example.request)).toMatchObject({
      company: 'Crumb & Co',
      tone: 'professional',
      length: null,
    });
    expect(definition.output.parse(definition.example.output)).toEqual(definition.example.output);
  });

  it('has a title and a whole of its own', () => {
    expect(definition.title(definition.example.output, definition.example.request)).toBe(
      'Crumb & Co opens evening courses for home bakers',
    );
    expect(definition.markdown(definition.example.output)).toMatch(/^# Crumb & Co opens .*\n\n\*\*From March/);
  });

  it('is not one of ours', async () => {
    const { contentTypes } = await import('../../packages/contract/src/content/registry.ts');
    expect(Object.keys(contentTypes)).not.toContain('press_release');
  });
});
