import { expect, it } from 'vitest';
import { readLanguages } from '../../packages/text/src/checks/data/read-languages.ts';
import { page } from './pages.ts';

const nameOf = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

it('says in docs/checks.md in which languages each rule reads, as the rules do', () => {
  const rows = Object.entries(readLanguages).map(
    ([rule, { languages, anywhere }]) => `| \`${rule}\` | ${languages.map(nameOf).join(', ')} | ${anywhere} |`,
  );
  const table = ['| `rule` | reads | in any other language it looks for |', '|---|---|---|', ...rows].join('\n');
  const [, shown] = /<!-- languages -->\n([^]*?)\n<!-- \/languages -->/.exec(page('docs/checks.md').text) ?? [];
  expect(shown?.trim()).toBe(table);
});
