import { ContentRequest, isWithin, type BrandVoice, type ContentAttempt, type ContentRequestInput } from '@handbill/contract';
import type { EarlierCall } from '@handbill/operations';
import { fakeModelServer, type ModelReply } from '@handbill/testing';
import { afterAll } from 'vitest';
import { createWriter } from '../write/create-writer.ts';
import { keptAttempts } from '../write/kept-attempts.fixture.ts';
import { oneModel, openaiModel } from '@handbill/models';

/** A writer with a model server of its own, what it tells of a text, and what a client has of it in the end. */
export async function writtenTexts(voice: BrandVoice | null = null) {
  const server = await fakeModelServer();
  afterAll(() => server.close());
  const options = { apiKey: 'sk-key', baseURL: server.baseURL, model: 'gpt-5-mini', timeout_ms: 5_000, backoff_ms: () => 5 };

  const write = (input: ContentRequestInput, ...played: readonly ModelReply[]) => goOn(input, undefined, ...played);

  /** Goes on with a text that another process began. */
  async function goOn(input: ContentRequestInput, earlier: readonly EarlierCall[] | undefined, ...played: readonly ModelReply[]) {
    server.play(...played);
    // Of its own for each text: a model learns what its server takes.
    const writer = createWriter(oneModel(openaiModel(options)));
    const told: ContentAttempt[] = [];
    const shown = new Map<string, string>();
    const attempts = keptAttempts();
    const result = await writer.write({
      request: ContentRequest.parse(input),
      campaign: null,
      voice,
      model: 'gpt-5-mini',
      signal: new AbortController().signal,
      onFallback: () => undefined,
      onProgress: () => undefined,
      pause: () => Promise.resolve(true),
      ...(earlier !== undefined && { earlierCalls: () => Promise.resolve(earlier) }),
      attempts: attempts.recorder,
      onAttempt(attempt) {
        told.push(attempt);
        for (const pointer of shown.keys()) if (attempt.pointers.some((voided) => isWithin(pointer, voided))) shown.delete(pointer);
      },
      onDelta: ({ pointer, text }) => void shown.set(pointer, (shown.get(pointer) ?? '') + text),
    });
    return { result, told, shown: Object.fromEntries(shown), ...attempts };
  }
  return { server, write, goOn };
}
