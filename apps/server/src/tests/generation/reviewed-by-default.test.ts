import { contentTypes } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { expect, it } from 'vitest';
import { brief, whole } from '../../../testing/server-with-model.ts';
import { serverWithModels } from '../../../testing/server-with-models.ts';

const { server, play } = await serverWithModels({ writer: {}, judge: { judge: true } });
const { output } = contentTypes.email.example;
const objection = {
  reason: 'It is about bread.',
  pointer: '/body',
  excerpt: output.body.slice(0, 20).toUpperCase(),
  kind: 'off_brief',
  suggestion: '',
};
const generate = (fields: object = {}) => {
  play({ writer: replies.streamed(whole), judge: replies.streamed(JSON.stringify({ findings: [objection] })) });
  return server.rest('POST /content/generate', { body: { ...brief, ...fields } });
};

it('reviews texts where a model is named as the judge, unless the brief says otherwise', async () => {
  const { body } = await generate();
  expect(body.request.review).toBe(true);
  expect(body.checks).toContainEqual(
    expect.objectContaining({ rule: 'review', kind: 'off_brief', outcome: 'warn', excerpt: output.body.slice(0, 20) }),
  );
  const { body: unread } = await generate({ review: false });
  expect(unread.request.review).toBe(false);
  expect(unread.checks.filter(({ rule }: { rule: string }) => rule === 'review')).toEqual([]);
});

it('reviews no text that is only checked, unless that is asked for', async () => {
  const { body } = await server.rest('POST /content/check', { body: { type: 'email', output } });
  expect(body.checks.filter(({ rule }: { rule: string }) => rule === 'review')).toEqual([]);
});
