import { expect, it } from 'vitest';
import { explain, usualSettingNames } from '../../packages/models/src/openai/explain.ts';
import { ProviderError } from '../../packages/models/src/openai/provider-error.ts';
import { page } from './pages.ts';
import { shownAlike } from './shown-alike.ts';

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

it('has such rows', () => expect(rows.length).toBeGreaterThan(8));

it.each(rows)('docs/models.md tells what the server says when $what', ({ detail }) => {
  const model = { model: 'gpt-5-mini', settingNames: usualSettingNames };
  const said = failures.map((failure) => explain(failure, model, '').detail);
  expect(said.map((each) => shownAlike(detail, each))).toContain(detail);
});
