import { contentTypes } from '@handbill/contract';
import { HtmlValidate } from 'html-validate';
import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // Of taste: how white space stands at the end of a line.
  rules: { 'no-trailing-whitespace': 'off' },
});

async function exported(request: object): Promise<string> {
  const { body } = await server.rest('POST /content/generate', { body: request });
  return (await server.rest(`GET /content/${body.id}/export?format=html`)).body;
}

describe.each(Object.values(contentTypes))('$name as HTML', ({ example }) => {
  it('is valid by another program', async () => {
    const { results } = await validator.validateString(await exported(example.request));
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line}: ${message} (${ruleId})`))).toEqual([]);
  });
});

/** The answer of schema.org, as far as the names go. */
const documentLoader = (documentUrl: string) =>
  Promise.resolve({ documentUrl, document: { '@context': { '@vocab': 'https://schema.org/' } } });
const dataIn = (html: string): object =>
  JSON.parse(/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '') as object;
const named = (html: string) =>
  Object.fromEntries([...html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name, value]) => [name, value]));

it('tells what an article is, for programs that read JSON-LD and for networks', async () => {
  const { request, output } = contentTypes.blog_article.example;
  const { body } = await server.rest('POST /content/generate', { body: { ...request, language: 'pt-BR' } });
  await server.rest(`PATCH /content/${body.id}`, { body: { output } });
  const html = (await server.rest(`GET /content/${body.id}/export?format=html`)).body as string;
  const [article] = await jsonld.expand(dataIn(html), { documentLoader });
  expect(article?.['@type']).toEqual(['https://schema.org/Article']);
  expect(article).toMatchObject({
    'https://schema.org/headline': [{ '@value': output.title }],
    'https://schema.org/inLanguage': [{ '@value': 'pt-BR' }],
  });
  expect(named(html)).toEqual({
    'og:type': 'article',
    'og:title': output.meta_title,
    'og:description': output.meta_description,
    'og:locale': 'pt_BR',
  });
});

it('has one heading of the first level, and questions under one of their own', async () => {
  const { request, output } = contentTypes.landing_page.example;
  const { body } = await server.rest('POST /content/generate', { body: { ...request, language: 'de' } });
  const sections = [{ heading: 'One', body: '# Two\n\nText\n\n# Three' }];
  await server.rest(`PATCH /content/${body.id}`, { body: { output: { ...output, sections } } });
  const html = (await server.rest(`GET /content/${body.id}/export?format=html`)).body as string;
  const headings = [...html.matchAll(/<h(\d)>([^<]*)/g)].map(([, level, words]) => `${level} ${words}`);
  expect(headings).toEqual([`1 ${output.headline}`, '2 One', '2 Two', '2 Three', '2 Häufige Fragen', '3 Do I need tools?']);
  expect(named(html)).toMatchObject({ 'og:type': 'website' });
});

it('tells the questions of a page so that a program for JSON-LD reads them', async () => {
  const html = await exported({ ...contentTypes.landing_page.example.request, topic: 'Bread & <butter> "daily"' });
  const document = dataIn(html) as { readonly mainEntity: readonly { readonly name: string }[] };
  const [page] = await jsonld.expand(document, { documentLoader });
  expect(page?.['@type']).toEqual(['https://schema.org/FAQPage']);
  const questions = page?.['https://schema.org/mainEntity'] as readonly Readonly<Record<string, unknown>>[];
  expect(questions.length).toBe(document.mainEntity.length);
  for (const question of questions) {
    expect(question['@type']).toEqual(['https://schema.org/Question']);
    expect(question).toHaveProperty(['https://schema.org/acceptedAnswer', 0, 'https://schema.org/text', 0, '@value']);
  }
});
