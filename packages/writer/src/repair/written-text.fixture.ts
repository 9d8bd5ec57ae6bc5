import { ContentRequest, type BrandVoice, type ContentRequestInput } from '@handbill/contract';
import type { EarlierCall } from '@handbill/operations';
import { fakeModelServer, type ModelReply, writeToEnd } from '@handbill/testing';
import { afterAll } from 'vitest';
import { createWriter } from '../write/create-writer.ts';
import { texts } from '../write/texts.fixture.ts';
import { oneModel, openaiModel } from '@handbill/models';

/** A writer with a model server of its own, the events that it tells of a text, and the parts that a client has of it in the end. */
export async function writtenTexts(voice: BrandVoice | null = null) {
  const server = await fakeModelServer();
  afterAll(() => server.close());
  const options = { apiKey: 'sk-key', baseURL: server.baseURL, model: 'gpt-5-mini', timeout_ms: 5_000, backoff_ms: () => 5 };

  const write = (input: ContentRequestInput, ...played: readonly ModelReply[]) => continueEarlier(input, [], ...played);

  /** Goes on with a text that another process began. */
  async function continueEarlier(input: ContentRequestInput, earlierCalls: readonly EarlierCall[], ...played: readonly ModelReply[]) {
    server.play(...played);
    // Of its own for each text: a model remembers the refusals of its server.
    const writer = createWriter(oneModel(openaiModel(options)), texts);
    const request = ContentRequest.parse(input);
    const { signal } = new AbortController();
    return writeToEnd(writer.write({ request, campaign: null, voice, model: 'gpt-5-mini', signal, earlierCalls }));
  }
  return { server, write, continueEarlier };
}
