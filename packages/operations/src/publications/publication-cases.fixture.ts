import { and, content, fixed, generating, without } from '../../testing/arrange.ts';
import { byCampaign, byContent, byCursor, byId, byMarker, emptyList, fault, unfiltered } from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf } from '../../testing/operation-cases.ts';

/** A text on a channel, as far as these steps lead. */
const publication =
  (...steps: readonly string[]): Arrange =>
  async (server) => {
    const { id: content_id } = await content(server);
    const planned_for = { local: '2027-03-29T09:00', time_zone: 'Europe/Lisbon' };
    const { id } = await server.ask('POST /publications', { content_id, channel: 'email', planned_for });
    for (const step of steps) await server.ask(`POST /publications/${id}/${step}`);
    return { id };
  };

const ofContent =
  (arrange: Arrange): Arrange =>
  async (server) => ({ content_id: (await arrange(server))['id'], channel: 'email' });

/** In a workspace that wants texts approved; the next call of the doors is in one that does not. */
const lackingApproval: Arrange = async (server) => {
  const { id } = await publication()(server);
  const { workspace } = await server.ask('GET /me');
  await server.ask(`PATCH /workspaces/${workspace.id}`, { approval: 'required' });
  return { id };
};

const fails = { not_found: without('publication') };

export const publicationCases: CasesOf<'publications'> = {
  list: {
    succeeds: fixed({ limit: 2, channel: ['email'], from: '2027-03-01', to: '2027-03-31' }),
    foreign: [
      unfiltered('publications', { from: '2027-03-01' }),
      byCampaign(emptyList),
      byContent(emptyList, (content_id) => ({ content_id })),
      byMarker('channel'),
      byCursor('publications'),
    ],
  },
  create: {
    succeeds: and(ofContent(content), { planned_for: { at: '2027-03-29T08:00:00Z' } }),
    fails: { content_not_ready: ofContent(generating) },
    foreign: [byContent(fault('content_id', 'unknown_content'), (content_id) => ({ content_id, channel: 'email' }))],
  },
  createMany: {
    succeeds: async (server) => ({ publications: [await ofContent(content)(server)] }),
    fails: { content_not_ready: async (server) => ({ publications: [await ofContent(generating)(server)] }) },
    foreign: [
      {
        by: 'publications',
        inputs: ({ content: { all } }) => [{ publications: all.map((content_id) => ({ content_id, channel: 'email' })) }],
        outcome: ({ content: { all } }) => ({
          problem: {
            code: 'invalid_request',
            errors: all.map((_, at) => ({ pointer: `/publications/${at}/content_id`, code: 'unknown_content' })),
          },
        }),
      },
    ],
  },
  bulk: {
    succeeds: async (server) => ({ items: [await publication()(server)], action: 'move', days: 1 }),
    foreign: [
      {
        by: 'id',
        inputs: ({ publications: { all } }) =>
          ['hold', 'release', 'cancel', 'delete', 'move'].map((action) => ({ items: all.map((id) => ({ id })), action, days: 1 })),
        outcome: ({ publications: { all } }) => ({ answer: { data: all.map(() => ({ ok: false, problem: { code: 'not_found' } })) } }),
      },
    ],
  },
  get: { succeeds: publication(), fails, foreign: [byId()] },
  update: {
    succeeds: and(publication(), { note: 'With a photo', planned_for: { local: '2027-03-30T09:00', time_zone: 'Europe/Lisbon' } }),
    fails: { not_found: without('publication', { note: 'Gone' }), invalid_transition: and(publication('cancel'), { note: 'Late' }) },
    foreign: [byId({ note: 'Taken' }), byId({ url: 'https://example.com' })],
  },
  delete: { succeeds: publication(), fails: { ...fails, invalid_transition: publication('mark-published') }, foreign: [byId()] },
  markPublished: {
    succeeds: and(publication(), { url: 'https://example.com/blog/sourdough' }),
    fails: { ...fails, invalid_transition: publication('cancel'), approval_required: lackingApproval },
    foreign: [byId()],
  },
  hold: { succeeds: publication(), fails: { ...fails, invalid_transition: publication('hold') }, foreign: [byId()] },
  release: { succeeds: publication('hold'), fails: { ...fails, invalid_transition: publication() }, foreign: [byId()] },
  cancel: { succeeds: publication(), fails: { ...fails, invalid_transition: publication('cancel') }, foreign: [byId()] },
};
