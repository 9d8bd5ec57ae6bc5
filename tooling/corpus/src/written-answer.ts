import { ContentRequest, type ContentRequestInput } from '@handbill/contract';
import { createTexts } from '@handbill/text';
import { createWriterFor } from '@handbill/writer';
import { fakeModelServer, modelReplies as replies, writeToEnd, type ModelReply } from '@handbill/testing';
import type { OtherServer, SentAnswer } from './corpus.ts';
import { replyOfServer } from './reply-of-server.ts';

/** For all test files of a worker. It ends with it. */
const server = await fakeModelServer();

const settingNames = { apiKey: 'OPENAI_API_KEY', baseURL: 'OPENAI_BASE_URL', model: 'OPENAI_MODEL' };

const quiet = (): void => undefined;

const texts = createTexts();
/** A writer that has called no server yet. */
const writerOn = ({ effort, limit }: Pick<OtherServer, 'effort' | 'limit'> = {}) =>
  createWriterFor(
    {
      writer: 'openai',
      models: [
        {
          name: 'm',
          model: 'm',
          apiKey: 'sk-key',
          baseURL: server.baseURL,
          types: [],
          fallback: null,
          reasoningEffort: effort,
          maxOutputTokens: limit,
          prices: () => null,
          settingNames,
        },
      ],
      main: 'm',
      timeout_ms: 20_000,
      log: { info: quiet, warn: quiet },
    },
    texts,
  );
const writer = writerOn();

/** Words are streamed; calls of tools and parts come as a whole. */
function replyOf({ content = null, message, finish = 'stop' }: SentAnswer, piece: number | undefined): ModelReply {
  if (typeof content === 'string' && message === undefined && piece !== undefined && finish !== null)
    return replies.streamedDeltas(
      piecesOf(content, piece).map((text) => ({ content: text })),
      finish,
    );
  if (typeof content === 'string' && message === undefined)
    return finish === null ? replies.whole(content, null) : replies.streamed(content, finish);
  return replies.body(200, { choices: [{ index: 0, message: { role: 'assistant', content, ...message }, finish_reason: finish }] });
}

const piecesOf = (text: string, length: number): readonly string[] => text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? [];

function taskOf(request: ContentRequestInput) {
  const { signal } = new AbortController();
  return { request: ContentRequest.parse(request), campaign: null, model: 'm', signal, earlierCalls: [] };
}

/** Two texts, one after the other, by a server of its own kind: how many calls each took, and its outcome. */
export async function writtenTwice(other: OtherServer, request: ContentRequestInput, output: object) {
  const writerOfIts = writerOn(other);
  const both = [];
  server.play(replyOfServer(other, JSON.stringify(output)));
  for (const _ of ['first', 'next']) both.push(await writeToEnd(writerOfIts.write(taskOf(request))));
  return both;
}

/**
 * The results of the whole writer for an answer, over the wire: the stored record, the recorded call, and the copy of a client of the stream.
 * `piece`: how many characters are streamed at a time.
 */
export async function written(request: ContentRequestInput, sent: SentAnswer, piece?: number) {
  server.play(replyOf(sent, piece));
  const { result, calls, shown } = await writeToEnd(writer.write(taskOf(request)));
  const kept = calls.flatMap(({ end }) => [end?.answer ?? '', end?.reasoning ?? '']);
  return { result, kept: kept.join('\n'), parts: shown };
}
