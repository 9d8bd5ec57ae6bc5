import type { Arrange, Input } from './operation-cases.ts';

/** The end of an id that no record has. */
const unusedId = '01jd6v3m8hf2v9q0x1y2z3a4b5';

export const unknown = {
  campaign: `cmp_${unusedId}`,
  comment: `cmt_${unusedId}`,
  content: `cnt_${unusedId}`,
  event: `evt_${unusedId}`,
  feed: `fed_${unusedId}`,
  key: `key_${unusedId}`,
  publication: `pub_${unusedId}`,
  voice: `brv_${unusedId}`,
  workspace: `wsp_${unusedId}`,
} as const;

/** An input that needs no records. */
export const fixed =
  (input: Input): Arrange =>
  () =>
    Promise.resolve(input);

/** The id of no record of this kind, with more fields. */
export const without = (kind: keyof typeof unknown, more: Input = {}): Arrange => fixed({ id: unknown[kind], ...more });

export const and =
  (arrange: Arrange, more: Input): Arrange =>
  async (server) => ({ ...(await arrange(server)), ...more });

/** The id of a record that is made. */
export const made =
  (route: string, body: object): Arrange =>
  async ({ ask }) => ({ id: (await ask(route, body)).id });

/** A record after one more call; the route has `{id}` in place of its id. */
export const after =
  (arrange: Arrange, route: string, body?: object): Arrange =>
  async (server) => {
    const { id } = await arrange(server);
    await server.ask(route.replace('{id}', String(id)), body);
    return { id };
  };

export const content = made('POST /content/generate', { type: 'email', topic: 'Sourdough course' });

/** A text as it is stored with other fields. */
export const storedWith =
  ($set: object): Arrange =>
  async (server) => {
    const { id } = await content(server);
    await server.stored('content').updateOne({ _id: String(id) }, { $set });
    return { id };
  };

const lease = { token: 'held', until: new Date('2100-01-01'), claims: 1 };

/** As it is stored while another server writes it. */
export const generating = storedWith({ status: 'generating', output: null, checks: [], lease });

/** A campaign that was brought into a status, by the steps that lead there. */
export const campaign =
  (...steps: readonly string[]): Arrange =>
  async ({ ask }) => {
    const { id } = await ask('POST /campaigns', {
      name: 'Spring launch',
      campaign_type: 'sales',
      budget: 12.5,
      starts_at: '2027-01-01T00:00:00Z',
    });
    for (const step of steps) await ask(`POST /campaigns/${id}/${step}`);
    return { id };
  };
