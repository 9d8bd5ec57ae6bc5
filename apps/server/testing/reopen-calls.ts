import type { TestServer } from './test-server.ts';

/** As a call of a model is stored that goes on. */
const open = {
  state: 'open',
  finish_reason: null,
  answer: null,
  reasoning: null,
  input_tokens: null,
  cached_input_tokens: null,
  output_tokens: null,
  cost: null,
  duration_ms: null,
  failing: [],
  error: null,
};

/** Sets the calls for a text that has ended back to the state that a process leaves that is killed in the middle of them. */
export async function reopenCalls({ db }: Pick<TestServer, 'db'>, content_id: string): Promise<void> {
  await db.collection('attempts').updateMany({ content_id }, { $set: open });
}
