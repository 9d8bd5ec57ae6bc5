import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../apps/server/src/settings/settings.ts';
import { shownVariables, Variables, withoutEffectYet } from '../../apps/server/src/settings/variables.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { page, pages } from './pages.ts';

type Name = keyof typeof Variables.shape;

const rows = [...page('docs/operations/settings.md').text.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| .* \|$/gm)].map(
  ([, name = '', standard = '']) => ({
    name,
    standard,
  }),
);
const isName = (name: string): name is Name => name in Variables.shape;

describe('the table of settings', () => {
  it('names every variable that does something, once, and no other', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(shownVariables.toSorted());
  });

  it.each(rows.filter(({ standard }) => /^`[^`]+`$/.test(standard)))('shows the default of $name: $standard', ({ name, standard }) => {
    if (!isName(name)) throw new Error(`${name} is no setting`);
    expect(Variables.parse({ [name]: standard.slice(1, -1) })[name]).toEqual(Variables.parse({})[name]);
  });

  it.each(rows.filter(({ standard }) => standard === '–'))('is right that $name has no default', ({ name }) => {
    if (!isName(name)) throw new Error(`${name} is no setting`);
    expect(Variables.parse({})[name] ?? []).toEqual([]);
  });

  it('is followed by those of later versions', () => {
    const [, later = ''] = /^(.*) (?:is|are) for a later version/m.exec(page('docs/operations/settings.md').text) ?? [];
    expect(Array.from(later.matchAll(/`(\w+)`/g), ([, name]) => name)).toEqual([...withoutEffectYet]);
  });
});

const environments = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/^```env\n([\s\S]*?)^```$/gm)].map(([, lines = '']) => ({
    file,
    lines: lines.trim(),
    env: Object.fromEntries(
      lines
        .split('\n')
        .filter((line) => /^\w+=/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).replace('…', 'x')]),
    ),
  })),
);

it.each(environments)('takes the settings that $file shows: $lines', ({ env }) => {
  expect(() => readSettings(env)).not.toThrow();
});

it('takes the file of models that docs/models.md shows', async () => {
  const [, file = ''] = /^```json\n(\{\n {2}"models": \[[\s\S]*?^\}\n)```$/m.exec(page('docs/models.md').text) ?? [];
  const modelsFile = join(await dataFolder(), 'models.json');
  await writeFile(modelsFile, file);
  const { models } = readSettings({ HANDBILL_MODELS: modelsFile, OPENAI_API_KEY: 'sk-one', OPENROUTER_KEY: 'sk-two' });
  expect(models?.models.map(({ name }) => name)).toEqual(['quick', 'routed', 'house']);
});
