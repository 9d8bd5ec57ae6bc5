import { expect, it } from 'vitest';
import { explain, usualSettingNames } from '../../packages/models/src/openai/explain.ts';
import { ProviderError } from '../../packages/models/src/openai/provider-error.ts';
import { layers } from '../../packages/operations/src/call/layers/compose.ts';
import { readLanguages } from '../../packages/text/src/checks/data/read-languages.ts';
import { page } from './pages.ts';
import { shownAlike } from './shown-alike.ts';

it('the page about the architecture names the layers of a call, in their order', () => {
  const rows = /^ +\| layer \|.*\n +\|[-|]+\|\n((?: +\|.*\n)+)/m.exec(page('docs/architecture.md').text)?.[1] ?? '';
  const named = Array.from(rows.matchAll(/^ +\| `(\w+)`/gm), ([, name]) => name);
  expect(named).toEqual(layers.map(({ name }) => name));
});

const nameOf = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

it('says in docs/checks.md in which languages each rule reads, as the rules do', () => {
  const languageRows = Object.entries(readLanguages).map(
    ([rule, { languages, anywhere }]) => `| \`${rule}\` | ${languages.map(nameOf).join(', ')} | ${anywhere} |`,
  );
  const table = ['| `rule` | reads | in any other language it looks for |', '|---|---|---|', ...languageRows].join('\n');
  const [, shown] = /<!-- languages -->\n([^]*?)\n<!-- \/languages -->/.exec(page('docs/checks.md').text) ?? [];
  expect(shown?.trim()).toBe(table);
});

const refused = (status: number, codes = '') =>
  new ProviderError('refused', { providerResponse: { status, codes, message: '', params: [], retryAfter_ms: null } });

const failures: readonly ProviderError[] = [
  refused(307),
  refused(401),
  refused(403),
  refused(404, 'model_not_found'),
  refused(404),
  refused(402),
  refused(429, 'insufficient_quota'),
  refused(429),
  refused(500),
  refused(400, 'context_length_exceeded'),
  refused(400, 'content_filter'),
  new ProviderError('unreachable'),
  new ProviderError('cut'),
  new ProviderError('oversized'),
  new ProviderError('unreadable'),
];

const rows = [...page('docs/models.md').text.matchAll(/^\| (.+?) \| 502 `generation_failed` \| “(.+)” \|$/gm)].map(
  ([, what = '', detail = '']) => ({ what, detail }),
);

it('docs/models.md has rows of failures', () => expect(rows.length).toBeGreaterThan(8));

it.each(rows)('docs/models.md tells what the server says when $what', ({ detail }) => {
  const model = { model: 'gpt-5-mini', settingNames: usualSettingNames };
  const said = failures.map((failure) => explain(failure, model, '').detail);
  expect(said.map((each) => shownAlike(detail, each))).toContain(detail);
});
