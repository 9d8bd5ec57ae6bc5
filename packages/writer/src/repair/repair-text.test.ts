import { contentTypes, textParts, type ContentRequestInput } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { writtenTexts } from './written-text.fixture.ts';

const { server, write } = await writtenTexts();

const letter = contentTypes.email.example.output;
const article = contentTypes.blog_article.example.output;
const brief: ContentRequestInput = {
  type: 'email',
  topic: 'Our course in March',
  keywords: ['sourdough', 'rye flour'],
  facts: ['Six evenings'],
};
const whole = (output: object) => replies.streamed(JSON.stringify(output));
const body = `${letter.body} We bake with rye flour, too.`;
const parts = (output: unknown) => Object.fromEntries(textParts(output));

type Written = Awaited<ReturnType<typeof write>>;
const outputOf = ({ result }: Written) => (result.kind === 'written' ? result.output : undefined);
const messages = (index: number) => JSON.stringify(server.requests[index]?.body['messages']);

describe('a text that fails a check', () => {
  it('has its failing part asked for again, alone, with the text as it stands and what is wrong', async () => {
    const written = await write(brief, whole(letter), whole({ '/body': body }));
    expect(written.result).toMatchObject({ status: 'ready', output: { ...letter, body }, text: expect.stringContaining('rye flour') });
    expect(written.calls.map(({ reason }) => reason)).toEqual(['first', 'repair']);
    expect(server.requests[1]?.body).toMatchObject({
      response_format: { json_schema: { name: 'email_parts', strict: true, schema: { required: ['/body'], additionalProperties: false } } },
    });
    expect(messages(1)).toContain('does not occur in the text');
    expect(messages(1)).toContain(letter.preheader);
    expect(written.attempts).toMatchObject([
      { attempt: 1, reason: 'first', pointers: [''] },
      { attempt: 2, reason: 'repair', pointers: ['/body'] },
    ]);
    expect(written.shown).toEqual(parts(outputOf(written)));
  });

  it('has the title of a video asked for where the model left it out', async () => {
    const post = { text: 'Sourdough for beginners, from the first jar to the loaf.', hashtags: [] };
    const asked: ContentRequestInput = { type: 'social_post', platform: 'youtube', topic: 'Sourdough for beginners', hashtags: [] };
    const written = await write(asked, whole(post), whole({ '/title': 'Sourdough for beginners' }));
    expect(written.result).toMatchObject({ status: 'ready', output: { ...post, title: 'Sourdough for beginners' } });
    expect(written.attempts.map(({ pointers }) => pointers)).toEqual([[''], ['/title']]);
    expect(server.requests[1]?.body).toMatchObject({
      response_format: { json_schema: { schema: { properties: { '/title': { type: 'string' } } } } },
    });
  });

  it.each([
    ['a whole text', { ...letter, subject: 'Another subject', body }],
    ['names without a slash', { body }],
    ['something around it', { parts: { '/body': body } }],
  ])('is repaired by an answer that is %s, as far as it was asked for', async (_, answer) => {
    const written = await write(brief, whole(letter), whole(answer));
    expect(written.result).toMatchObject({ status: 'ready', output: { ...letter, body } });
    expect(written.shown).toEqual(parts(outputOf(written)));
  });

  it('is told once of a fault that all of its parts have', async () => {
    const german = {
      ...letter,
      subject: 'Sechs Abende im März, an denen du mit uns backst',
      body: 'Wir backen die ganze Nacht, damit das Brot am Morgen noch warm ist, wenn du mit den Kindern zu uns in den Laden kommst. '.repeat(
        4,
      ),
    };
    await write({ type: 'email', topic: 'Our course' }, whole(german), whole(parts(letter)));
    expect(messages(1).match(/is in German, not in English/g)).toHaveLength(1);
    expect(messages(1)).toContain('\\"pointer\\": \\"/call_to_action\\"');
  });

  it('keeps its part where the new one makes something else worse, and the next call is told', async () => {
    const worse = 'We bake with rye flour as [Baker’s name] does.';
    const written = await write(brief, whole(letter), whole({ '/body': worse }), whole({ '/body': body }));
    expect(written.result).toMatchObject({ status: 'ready', output: { ...letter, body } });
    expect(messages(1)).not.toContain('is a placeholder');
    expect(messages(2)).toContain('\\"failed_before\\": [');
    expect(messages(2)).toContain('is a placeholder');
    expect(written.shown).toEqual(parts(outputOf(written)));
  });

  it('is asked for twice at most, and stays what it was', async () => {
    const worse = 'We bake with [flour].';
    const written = await write(brief, whole(letter), whole({ '/body': worse }));
    expect(server.requests).toHaveLength(3);
    expect(written.result).toMatchObject({ status: 'needs_review', output: letter });
    expect(written.shown).toEqual(parts(letter));
    expect(written.attempts.at(-1)).toMatchObject({ reason: 'mended', pointers: ['/body'] });
  });

  it.each([
    ['an error', replies.error(500, 'Oops')],
    ['half an answer', replies.cutAfter('{"/body": "Half')],
    ['an answer that is cut off', replies.streamed('{"/body": "Half of rye flour', 'length')],
    ['prose', replies.streamed('I would rather not.')],
  ])('stays for a person to look at where the model has only %s', async (_, reply) => {
    const written = await write(brief, whole(letter), reply);
    expect(written.result).toMatchObject({ kind: 'written', status: 'needs_review', output: letter });
    expect(written.shown).toEqual(parts(letter));
  });

  it('that cannot be read is asked for once more as a whole', async () => {
    const bread = { ...letter, body };
    const written = await write(brief, replies.streamed('Dear all, come in March.'), whole(bread));
    expect(written.result).toMatchObject({ status: 'ready', output: bread });
    expect(written.calls.map(({ reason }) => reason)).toEqual(['first', 'retry']);
    expect(written.shown).toEqual(parts(bread));
  });

  it('that cannot be read a second time either is for a person', async () => {
    const written = await write(
      brief,
      replies.streamed('Dear all, come in March.'),
      replies.streamed('Dear all, come in April.'),
      whole(letter),
    );
    expect(written.result).toMatchObject({ status: 'needs_review', output: null, text: 'Dear all, come in April.' });
    expect(written.calls.map(({ reason }) => reason)).toEqual(['first', 'retry']);
  });

  it('that cannot be read is kept where the model cannot be called again', async () => {
    const written = await write(brief, replies.streamed('Dear all, come in March.'), replies.error(400, 'No'));
    expect(written.result).toMatchObject({ status: 'needs_review', output: null, text: 'Dear all, come in March.' });
  });

  it('that is too short has its shortest parts asked for, each with its number of words', async () => {
    const request: ContentRequestInput = { ...contentTypes.blog_article.example.request, length: 60 };
    await write(request, whole({ ...article, conclusion: 'Bake.', introduction: 'Bread.' }), replies.error(400, 'No'));
    expect(server.requests[1]?.body['response_format']).toMatchObject({ json_schema: { schema: { required: ['/introduction'] } } });
    expect(messages(1)).toMatch(/\\"words\\": \{\\n +\\"min\\": \d+/);
  });
});

describe('an answer that breaks off', () => {
  const sections = Array.from({ length: 4 }, (_, at) => ({
    heading: `Step ${at + 1}`,
    body: `Here sourdough is stirred, and step ${at + 1} takes a calm hand and a warm room.`,
  }));
  const full = { ...article, sections };
  const request: ContentRequestInput = { type: 'blog_article', topic: 'Sourdough', length: 100, facts: ['Step 1, step 2, step 3, step 4'] };
  const broken = JSON.stringify(full).split('step 3 takes')[0] ?? '';

  it('goes on where it was whole', async () => {
    const written = await write(
      request,
      replies.streamed(broken, 'length'),
      whole({ '/sections/-': sections.slice(2), '/conclusion': full.conclusion }),
    );
    expect(outputOf(written)).toEqual(full);
    expect(server.requests[1]?.body).toMatchObject({
      response_format: { json_schema: { schema: { required: ['/sections/-', '/conclusion'] } } },
    });
    expect(written.attempts[1]).toMatchObject({ reason: 'repair', pointers: ['/sections/2', '/conclusion'] });
    expect(written.shown).toEqual(parts(full));
    const checks = written.result.kind === 'written' ? written.result.checks : [];
    expect(checks.filter(({ rule }) => rule === 'truncation')).toMatchObject([{ outcome: 'pass' }]);
  });

  it('is still broken where only some of what is missing comes', async () => {
    const written = await write(request, replies.streamed(broken, 'length'), whole({ '/sections/-': [], '/conclusion': full.conclusion }));
    expect(written.result).toMatchObject({
      status: 'needs_review',
      checks: expect.arrayContaining([expect.objectContaining({ rule: 'truncation', outcome: 'fail' })]),
    });
  });
});

describe('what needs no model', () => {
  const post: ContentRequestInput = {
    type: 'social_post',
    topic: 'Our sourdough course',
    platform: 'linkedin',
    hashtags: ['baking', 'sourdough'],
    link: 'https://example.com/course',
  };

  it('is mended as an attempt of its own: hashtags and a link', async () => {
    const written = await write(post, whole({ text: 'A calm loaf is a learnt loaf.\n\n#baking', hashtags: ['baking'] }));
    expect(outputOf(written)).toEqual({
      title: null,
      text: 'A calm loaf is a learnt loaf.\n\nhttps://example.com/course\n\n#baking #sourdough',
      hashtags: ['baking', 'sourdough'],
    });
    expect(server.requests).toHaveLength(1);
    expect(written.calls).toMatchObject([
      { reason: 'first' },
      { reason: 'mended', end: { finish_reason: null, output_tokens: null, cost: null, answer: expect.stringContaining('#sourdough') } },
    ]);
    expect(written.attempts).toMatchObject([{ reason: 'first' }, { attempt: 2, reason: 'mended', pointers: ['/text', '/hashtags'] }]);
  });

  it.each([
    ['Bread for all.\n\nbaking sourdough', 'Bread for all.\n\n#baking #sourdough'],
    ['Bread for all.\n#baking\nSourdough', 'Bread for all.\n#baking\n#Sourdough'],
    ['Bread for all.\n\nbaking', 'Bread for all.\n\n#baking #sourdough'],
    ['Bread, baking or sourdough, for all.', 'Bread, baking or sourdough, for all.\n\n#baking #sourdough'],
  ])('has its # put before the last words of %j that are hashtags', async (text, mended) => {
    const written = await write({ ...post, link: null }, whole({ text, hashtags: ['baking', 'sourdough'] }));
    expect([server.requests.length, outputOf(written)]).toEqual([1, { title: null, text: mended, hashtags: ['baking', 'sourdough'] }]);
    expect(written.shown).toEqual(parts(outputOf(written)));
  });

  it('is mended at no other rule’s price', async () => {
    const text = 'A calm loaf is a learnt loaf. '.repeat(9).trim();
    const written = await write({ ...post, platform: 'twitter', link: null }, whole({ text, hashtags: [] }), replies.error(403, 'No'));
    expect(outputOf(written)).toEqual({ title: null, text, hashtags: [] });
    expect(written.calls.map(({ reason }) => reason)).toEqual(['first', 'repair']);
  });

  it('is mended in texts that are ready: doubled spaces, but not in code or tables', async () => {
    const spaced = `${letter.body}\n\nAnd two  words of sourdough.  \nA line with \`a  b\`.\n\n| Day | Bread  |\n| --- | --- |\n| Mon  | Rye |`;
    const written = await write({ ...brief, keywords: [] }, whole({ ...letter, body: spaced }));
    expect(outputOf(written)).toEqual({ ...letter, body: spaced.replace('two  words', 'two words') });
    expect(written.failing).toEqual([]);
    expect(written.calls.map(({ reason }) => reason)).toEqual(['first', 'mended']);
    expect(written.shown).toEqual(parts(outputOf(written)));
  });

  it('is mended by taking out what its platform has no place for', async () => {
    const { request } = contentTypes.ad_copy.example;
    const searched: ContentRequestInput = { ...request, platform: 'google_search', keywords: [], variants: 1 };
    const variant = {
      primary_text: 'Bake with us.',
      headlines: ['Bake sourdough bread', 'Learn it in the evening', 'A starter to take home'],
      descriptions: ['Learn to bake in calm evenings, in small groups.', 'Take a starter of your own home.'],
    };
    const written = await write(searched, whole({ variants: [variant] }), replies.error(400, 'No'));
    expect(outputOf(written)).toEqual({ variants: [{ ...variant, primary_text: null }] });
    expect(written.calls.map(({ reason }) => reason)).toEqual(['first', 'mended']);
  });

  it('is mended where search engines would cut: at the end of a sentence', async () => {
    const first = 'Learn to bake sourdough in calm evenings, with a starter of your own to take home.';
    const description = `${first} ${'Small groups and warm ovens make it easy to learn. '.repeat(3).trim()}`;
    const { request } = contentTypes.landing_page.example;
    const written = await write(request, whole({ ...contentTypes.landing_page.example.output, meta_description: description }));
    expect(outputOf(written)).toMatchObject({ meta_description: `${first} Small groups and warm ovens make it easy to learn.` });
  });
});
