import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { callModel, half, key, server } from './call-model.fixture.ts';

const quota = { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' };

describe('a call that fails for good', () => {
  it.each([
    [
      'the key refused',
      replies.error(401, { message: `Incorrect API key provided: ${key}` }),
      /refused the key \(401\): check OPENAI_API_KEY/,
    ],
    ['no right', replies.error(403, { message: 'Country not supported' }), /does not allow .*\(403\).*Country not supported/],
    [
      'an unknown model',
      replies.error(404, { message: 'The model `gpt-9` does not exist', code: 'model_not_found' }),
      /does not know the model gpt-5-mini \(404\)/,
    ],
    ['a wrong address', replies.html(404), /no chat completions .*\(404\): check OPENAI_BASE_URL/],
    ['no quota', replies.error(429, quota), /quota is used up \(429\)/],
    ['no credit', replies.error(402, 'Insufficient Balance'), /credit is used up \(402\)/],
    ['a request that is too large', replies.body(413, { detail: 'Too large' }), /refused the request \(413\).*Too large/],
    ['what there is not', replies.error(501, { message: 'Not implemented' }), /failed|refused the request \(501\)/],
    ['a filter on the brief', replies.error(400, { message: 'Filtered', code: 'content_filter' }), /content filter refused the brief/],
    ['a refusal', replies.refusal('I cannot help with that.'), /refused to write this: I cannot help with that\./],
    ['a refusal, whole', replies.refusalWhole('No.'), /refused to write this: No\./],
    ['a filter on the text', replies.streamed('Half a', 'content_filter'), /content filter stopped the text/],
    ['nothing', replies.streamed(''), /answered with nothing/],
    ['only thoughts', replies.streamed('', 'length'), /used up its tokens/],
    ['thoughts that are cut', replies.streamed('<think>A letter', 'length'), /used up its tokens on its reasoning/],
    ['thoughts and nothing else', replies.streamed('<think>A letter {"subject": "Draft"}</think>'), /nothing but its reasoning/],
    ['reasoning apart and nothing else', replies.streamedDeltas([{ reasoning_content: 'A letter' }]), /nothing but its reasoning/],
    ['something else', replies.body(200, ['hello']), /not a chat completion/],
    ['a page', replies.html(200), /not a chat completion/],
    [
      'another address',
      replies.error(307, 'Moved', { location: `${server.baseURL}/elsewhere` }),
      /redirects \(307\), and redirects are not followed/,
    ],
    ['another address for good', replies.error(301, 'Moved', { location: 'https://models.example.com/v1' }), /redirects \(301\)/],
    ['not modified', replies.notModified(), /redirects \(304\)/],
    ['a status of its own', replies.error(999, 'Denied'), /refused the request \(999\)/],
    ['a malformed stream', replies.malformedStream(), /not a chat completion/],
    ['an error in place of an answer', replies.body(200, { error: { message: 'Overheated' } }), /Overheated/],
  ])('is distinguished: %s', async (_, reply, detail) => {
    server.play(reply);
    const { result } = await callModel();
    expect(result).toMatchObject({ kind: 'failure', code: 'generation_failed', attempts: 1, detail: expect.stringMatching(detail) });
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify(result)).not.toMatch(new RegExp(`${key}|127\\.0|example\\.com`));
  });

  it.each([
    ['cut in the middle', replies.cutAfter(half), /broke before the text was done/],
    ['ended without a reason', replies.streamedWithoutFinish(half), /broke before the text was done/],
    ['an error in the stream', replies.errorAfter(half, { code: 502, message: 'Upstream' }), /failed \(502\).*Upstream/],
  ])('keeps the text so far: %s', async (_, reply, detail) => {
    server.play(reply);
    expect((await callModel()).result).toMatchObject({
      kind: 'failure',
      code: 'generation_failed',
      textSoFar: half,
      attempts: 1,
      detail: expect.stringMatching(detail),
    });
  });
});

it('sends no key that fetch would refuse, since fetch names it in the error', async () => {
  server.play();
  const { result } = await callModel({ apiKey: 'sk-cöpied' });
  expect(result).toMatchObject({ kind: 'failure', detail: expect.stringMatching(/OPENAI_API_KEY contains characters/) });
  expect(JSON.stringify(result)).not.toContain('cöpied');
});
