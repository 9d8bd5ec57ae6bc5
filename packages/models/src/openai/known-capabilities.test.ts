import { modelReplies as replies } from '@handbill/testing';
import { expect, it } from 'vitest';
import { answer, callModel, server } from './call-model.fixture.ts';
import { KnownCapabilities } from './known-capabilities.ts';

const refusal = (message: string) => replies.error(400, { message, type: 'invalid_request_error' });
/** Refuses a stream with usage, and a schema. */
const lacking = replies.unless(
  ({ stream_options: options }) => (options === undefined ? null : 'Unrecognized request argument supplied: stream_options'),
  replies.whole(answer),
);
const noSchema = refusal('response_format of type json_schema is not supported');

it('knows of one model at one address, whoever calls it', async () => {
  const capabilities = new KnownCapabilities(() => performance.now());
  server.play(lacking);
  await callModel({ capabilities });
  expect((await callModel({ capabilities, name: 'another', maxOutputTokens: 10 })).result).toMatchObject({ attempts: 1 });
});

it('has every call that is made at once answered, each with less where the server lacks something', async () => {
  const options = { capabilities: new KnownCapabilities(() => performance.now()), timeout_ms: 60_000 };
  server.play((response, request) =>
    (JSON.stringify(request.body).includes('"type":"json_schema"') ? noSchema : lacking)(response, request),
  );
  const calls = await Promise.all(Array.from({ length: 20 }, () => callModel(options)));
  expect(calls.every(({ result }) => result.kind === 'completion')).toBe(true);
  const before = server.requests.length;
  await callModel(options);
  expect(server.requests).toHaveLength(before + 1);
});
