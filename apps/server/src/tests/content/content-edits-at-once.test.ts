import { describe, expect, it } from 'vitest';
import { type RestAnswer } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const one = testServer();
const other = one.beside();

const short = (index: number) => ({ text: `Sourdough, part ${index}. #baking`, hashtags: ['baking'] });
const tooLong = (index: number) => ({ text: `Sourdough, part ${index} ${'x'.repeat(300)} #baking`, hashtags: ['baking'] });

/** The work of each of the callers, and the field of the record that it alone sets. */
const works: readonly ((id: string, index: number) => { route: string; body?: object; sets?: 'output' | 'title' | 'tags' })[] = [
  (id, index) => ({ route: `PATCH /content/${id}`, body: { output: short(index) }, sets: 'output' }),
  (id, index) => ({ route: `PATCH /content/${id}`, body: { title: `Title ${index}` }, sets: 'title' }),
  (id, index) => ({ route: `PATCH /content/${id}`, body: { tags: [`tag ${index}`] }, sets: 'tags' }),
  (id, index) => ({ route: `PATCH /content/${id}`, body: { output: tooLong(index) }, sets: 'output' }),
  (id) => ({ route: `POST /content/${id}/approve` }),
  (id) => ({ route: `POST /content/${id}/revisions/2/restore` }),
  (id, index) => ({ route: `POST /content/${id}/rewrite`, body: { pointers: ['/text'], instructions: `Part ${index}` }, sets: 'output' }),
];

const declared = new Set(['content_not_ready', 'not_found']);

describe.each([
  ['one server', () => [one]],
  ['two servers on one database', () => [one, other]],
])('fifty who edit, write anew, approve and restore one text at once, through %s', (_, serversOf) => {
  it('each change it whole or are refused; no field is lost, no revision is missing', { timeout: 60_000 }, async () => {
    const servers = serversOf();
    const brief = { type: 'social_post', topic: 'Our sourdough course', platform: 'twitter', hashtags: ['baking'] };
    const { id, revision: first } = (await one.rest('POST /content/generate', { body: brief })).body;
    const calls = Array.from({ length: 50 }, (__, index) => {
      const work = works[index % works.length]?.(id, index) ?? { route: '' };
      const server = servers[Math.floor(index / works.length) % servers.length] ?? one;
      return server.rest(work.route, work.body === undefined ? {} : { body: work.body }).then((answer) => ({ ...work, ...answer }));
    });
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ body }) => !declared.has(body.code))).toEqual([]);

    const { body: last } = await other.rest(`GET /content/${id}`);
    const { data } = (await one.rest(`GET /content/${id}/revisions?limit=100`)).body;
    const numbers = data.map(({ revision }: { revision: number }) => revision);
    expect(numbers).toEqual(Array.from({ length: last.revision - first }, (__, index) => last.revision - 1 - index));
    expect(last.revision - first).toBeGreaterThan(25);

    // Each state differs from the one before in the fields of its caller, and in nothing else.
    const states = new Map<number, RestAnswer['body']>(
      answers.filter(({ status }) => status === 200).map(({ body }) => [body.revision, body]),
    );
    for (const { sets, body } of answers.filter(({ status, sets: set }) => status === 200 && set !== undefined)) {
      const before = states.get(body.revision - 1);
      if (before === undefined || sets === undefined) continue;
      for (const field of (['output', 'title', 'tags'] as const).filter(
        (name) => name !== sets && !(sets === 'output' && name === 'title'),
      ))
        expect([body.revision, field, body[field]]).toEqual([body.revision, field, before[field]]);
    }
  });
});
