import { content, fixed, unknown } from '../../testing/arrange.ts';
import { byContent, foreignCursor, notFound, type ForeignCall } from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf } from '../../testing/operation-cases.ts';

const text = 'Name the day.';

const comment: Arrange = async (server) => {
  const { id: content_id } = await content(server);
  const { id } = await server.ask(`POST /content/${String(content_id)}/comments`, { pointer: '/body', text });
  return { content_id, id };
};

const resolved: Arrange = async (server) => {
  const { content_id, id } = await comment(server);
  await server.ask(`POST /content/${String(content_id)}/comments/${String(id)}/resolve`);
  return { content_id, id };
};

const ofNoContent = { content_id: unknown.content };
const fails = { not_found: async (server) => ({ ...(await comment(server)), id: unknown.comment }) } satisfies Record<string, Arrange>;

/** By the other workspace's texts, and by its comments as if they were on a text of the caller. */
const foreign: readonly ForeignCall[] = [
  {
    by: 'content_id',
    inputs: ({ content: { all: texts }, comments: { all } }) => texts.flatMap((content_id) => all.map((id) => ({ content_id, id }))),
    outcome: notFound,
  },
  { by: 'id', inputs: ({ comments: { all } }, own) => all.map((id) => ({ content_id: own.comments.of, id })), outcome: notFound },
];

export const commentCases: CasesOf<'comments'> = {
  create: {
    succeeds: async (server) => {
      const { id } = await content(server);
      return { content_id: id, pointer: '/body', span: { start: 0, end: 4 }, text };
    },
    fails: { not_found: fixed({ ...ofNoContent, text }) },
    foreign: [byContent(notFound, (content_id) => ({ content_id, text: 'Taken' }))],
  },
  list: {
    succeeds: async (server) => {
      const { content_id } = await comment(server);
      return { content_id, limit: 1 };
    },
    fails: { not_found: fixed(ofNoContent) },
    foreign: [
      byContent(notFound, (content_id) => ({ content_id })),
      foreignCursor(({ comments: { cursor } }, own) => ({ content_id: own.comments.of, cursor })),
    ],
  },
  resolve: { succeeds: comment, fails, foreign },
  reopen: { succeeds: resolved, fails, foreign },
  delete: { succeeds: comment, fails, foreign },
};
