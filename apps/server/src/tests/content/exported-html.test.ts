import { contentTypes } from '@handbill/contract';
import { HtmlValidate } from 'html-validate';
import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { rest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // Of taste: how white space stands at the end of a line.
  rules: { 'no-trailing-whitespace': 'off' },
});

async function exported(request: object): Promise<string> {
  const { body } = await rest(server, 'POST /content/generate', { body: request });
  return (await rest(server, `GET /content/${body.id}/export?format=html`)).body;
}

describe.each(Object.values(contentTypes))('$name as HTML', ({ example }) => {
  it('is valid by another program', async () => {
    const { results } = await validator.validateString(await exported(example.request));
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line}: ${message} (${ruleId})`))).toEqual([]);
  });
});

it('tells the questions of a page so that a program for JSON-LD reads them', async () => {
  const html = await exported({ ...contentTypes.landing_page.example.request, topic: 'Bread & <butter> "daily"' });
  const text = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const document = JSON.parse(text) as { readonly mainEntity: readonly { readonly name: string }[] };
  const [page] = await jsonld.expand(document, {
    // What schema.org would answer, as far as the names go.
    documentLoader: (documentUrl) => Promise.resolve({ documentUrl, document: { '@context': { '@vocab': 'https://schema.org/' } } }),
  });
  expect(page?.['@type']).toEqual(['https://schema.org/FAQPage']);
  const questions = page?.['https://schema.org/mainEntity'] as readonly Readonly<Record<string, unknown>>[];
  expect(questions.length).toBe(document.mainEntity.length);
  for (const question of questions) {
    expect(question['@type']).toEqual(['https://schema.org/Question']);
    expect(question).toHaveProperty(['https://schema.org/acceptedAnswer', 0, 'https://schema.org/text', 0, '@value']);
  }
});
