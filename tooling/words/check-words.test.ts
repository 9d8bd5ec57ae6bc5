import { expect, it } from 'vitest';
import { checkWords } from './check-words.ts';
import { maxShare, refusedBeginnings, retiredNames, retiredPrefixes } from './refused-words.ts';

const check = (...lines: string[]) => checkWords('packages/a', [{ path: 'packages/a/b.ts', text: lines.join('\n') }]);
const plainLines = Array.from({ length: 100 - maxShare }, () => '// A line that says why.');

it.each(Object.keys(refusedBeginnings))('refuses a comment that begins with %j, at its line', (beginning) => {
  for (const comment of [
    `// ${beginning} a text`,
    `/** ${beginning} a text. */`,
    `/**\n * ${beginning} a text.\n */`,
    `const a = 1; // ${beginning}.`,
  ])
    expect(check('', comment, ...plainLines)).toEqual([expect.stringMatching(new RegExp(`^packages/a/b\\.ts:2: ${beginning}: name \\w`))]);
});

it.each([...retiredNames.keys(), ...retiredPrefixes.map((prefix) => `${prefix}Texts`)])(
  'refuses the name %s, and says the better one',
  (name) => {
    for (const text of [`const ${name} = 1;`, `a.${name}()`, `class A { #${name} = 1; }`])
      expect(check('', text)).toEqual([expect.stringMatching(new RegExp(`^packages/a/b\\.ts:2: ${name}: \\w`))]);
    expect(check(`const a = '${name}'; // ${name}`)).toEqual([]);
  },
);

it('reads names and comments alone: no strings, no texts in templates, no regular expressions', () => {
  const text = [
    "const a = 'untold // What';",
    'const b = `${a} meanwhile ${`elsewhere ${a}`} // What`;',
    'const c = /\\/\\/ What/;',
    'const d = a / b / 2;',
  ];
  expect(check(...text)).toEqual([]);
  expect(check(...text, 'const untold = `${a}`;')).toHaveLength(1);
});

it('holds the share of comment lines with "what"', () => {
  const held = Array.from({ length: maxShare }, () => '// Says what it is.');
  expect(check(...plainLines, ...held)).toEqual([]);
  expect(check(...plainLines, ...held, '// And what else.')).toEqual([expect.stringContaining(`above ${maxShare} %`)]);
});
