import { contentTypes, newId, type Content } from '@handbill/contract';
import type { MongoStorage } from '@handbill/mongo';

const count = 40;
const sections = 8;
/** Makes an article of some 800 words out of the kind's example. */
const paragraphs = 4;

const { example, markdown, request } = contentTypes.blog_article;
const [section = { heading: '', body: '' }] = example.output.sections;
const body = Array.from({ length: paragraphs }, () => section.body).join('\n\n');
const output = { ...example.output, sections: Array.from({ length: sections }, () => ({ heading: section.heading, body })) };

function article(index: number): Content {
  const created_at = new Date(Date.now() - 1_000 * index);
  // How its caller waited is no part of a stored brief.
  const { background: _, ...brief } = request.parse(example.request);
  return {
    type: 'blog_article',
    id: newId('cnt', created_at),
    status: 'generating',
    title: output.title,
    request: brief,
    output: null,
    text: null,
    checks: [],
    generation: {
      provider: 'openai',
      model: 'bench',
      prompt_version: '0',
      attempts: 1,
      input_tokens: 900,
      cached_input_tokens: null,
      output_tokens: 1_200,
      cost: null,
      duration_ms: 9_000,
    },
    error: null,
    approved: null,
    queue_position: null,
    campaign_id: null,
    tags: ['bench'],
    language: 'en',
    source_content_id: null,
    revision: 1,
    created_at,
    updated_at: created_at,
  };
}

/** Fills a workspace with finished articles, through the store that serves them; tells their ids. */
export async function seedContent(storage: MongoStorage, workspaceId: string): Promise<string[]> {
  const articles = Array.from({ length: count }, (_, index) => article(index));
  const checks = Array.from(
    { length: 6 },
    () =>
      ({
        rule: 'keyword',
        outcome: 'pass',
        wanted: 'sourdough',
        found: 'sourdough',
        pointer: '/introduction',
        measured: 1,
        limit: null,
        unit: 'times',
        excerpt: null,
        span: null,
        message: 'The keyword occurs.',
      }) as const,
  );
  for (const one of articles) {
    const lease = await storage.content(workspaceId).begin(one);
    await storage.leases.finish(lease, { status: 'ready', output, text: markdown(output, { link: null }), checks }, one.updated_at);
  }
  return articles.map(({ id }) => id);
}
