import { and, content, generating, without } from '../../testing/arrange.ts';
import { byId } from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf } from '../../testing/operation-cases.ts';

/** As it is stored when a check of it failed. */
const needingReview: Arrange = async (server) => {
  const { id } = await content(server);
  await server.stored('content').updateOne({ _id: String(id) }, { $set: { status: 'needs_review' } });
  return { id };
};

const submitted: Arrange = async (server) => {
  const { id } = await content(server);
  await server.ask(`POST /content/${String(id)}/submit`);
  return { id };
};

const fails = { not_found: without('content'), content_not_ready: generating };

export const approvalCases: Pick<CasesOf<'content'>, 'submit' | 'withdraw' | 'approve' | 'requestChanges'> = {
  submit: {
    succeeds: and(content, { note: 'Please look at the price.' }),
    fails: { ...fails, invalid_transition: submitted },
    foreign: [byId({ note: 'Taken' })],
  },
  withdraw: { succeeds: submitted, fails: { ...fails, invalid_transition: content }, foreign: [byId()] },
  approve: {
    succeeds: needingReview,
    fails: { ...fails, approval_void: and(content, { hash: 'another' }) },
    foreign: [byId(), byId({ hash: 'taken' })],
  },
  requestChanges: { succeeds: and(content, { note: 'Too long.' }), fails, foreign: [byId({ note: 'Taken' })] },
};
