import { attemptResult } from './attempt-result.ts';
import { failedCall } from './failed-call.ts';
import type { CallEvent, CallFailure, ModelCall, Spend } from './language-model.ts';

const took = { input_tokens: null, cached_input_tokens: null, output_tokens: null, usage_source: null } as const;
const nothing = { text: '', refusal: '', reasoning: '', finish: null, ...took };

interface Request {
  readonly model: string;
  readonly reason: Extract<CallEvent, { readonly kind: 'attempt' }>['reason'];
  /** The most that it may take. */
  readonly most: () => Promise<Spend>;
}

/** Tells of a request before it is made. Returns why it must not be: a spending cap that it does not fit in, of which the attempts tell, too. */
export async function* beginRequest(
  { reserve }: Pick<ModelCall, 'reserve'>,
  { model, reason, most }: Request,
): AsyncGenerator<CallEvent, CallFailure | null, void> {
  const spend = reserve && (await most());
  const why = (spend && (await reserve(spend))) ?? null;
  yield { kind: 'attempt', model, reason, ...(why === null && spend !== undefined && { most: spend }) };
  if (why === null) return null;
  const cause = { kind: 'budget_exhausted', explanation: 'What the next call of a model may take is not left of a spending cap.' };
  const failure = failedCall(model, cause.kind, why, { cause });
  yield { kind: 'attempt_ended', result: attemptResult(nothing, failure, null) };
  return failure;
}
