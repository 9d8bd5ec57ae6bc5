import type { Rendering, SearchParts } from '@handbill/contract';
import { escaped, markdownToText } from './to-html.ts';

/** Data of schema.org. A `<` would end the element that they stand in. */
const linkedData = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Questions and answers as search engines read them. */
function faqData(faq: NonNullable<SearchParts['faq']>): string {
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: markdownToText(answer).trim() },
  }));
  return linkedData({ '@type': 'FAQPage', mainEntity });
}

type Page = Extract<Rendering, { readonly title: string }>;

/** Tells search engines about a page, and the networks that show a link to it. */
export function searchHead(search: SearchParts, { title, language, created_at, updated_at }: Page): string {
  const { article, meta_title, meta_description, faq = [] } = search;
  const named = [
    ['og:type', article === undefined ? 'website' : 'article'],
    ['og:title', meta_title || title],
    ['og:description', meta_description],
    ['og:locale', language.replaceAll('-', '_')],
  ] as const;
  const data = article !== undefined && {
    '@type': 'Article',
    headline: article,
    ...(meta_description !== '' && { description: meta_description }),
    datePublished: created_at,
    dateModified: updated_at,
    inLanguage: language,
  };
  const lines = [
    ...(meta_description === '' ? [] : [`<meta name="description" content="${escaped(meta_description, true)}">`]),
    ...named.flatMap(([name, content]) => (content === '' ? [] : [`<meta property="${name}" content="${escaped(content, true)}">`])),
    ...(data ? [linkedData(data)] : []),
    ...(faq.length === 0 ? [] : [faqData(faq)]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
