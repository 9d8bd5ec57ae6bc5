import type { Attempt, Content, Operation } from '@handbill/contract';
import type { AttemptResult } from './writer.ts';

/** Counts the events of a process for monitoring. Names of models and operations are the server's own. */
export interface Meter {
  /** A call of a model has ended, or parts were mended without one. */
  attemptEnded(call: Pick<Attempt, 'model' | 'reason'>, result: Pick<AttemptResult, 'input_tokens' | 'output_tokens' | 'cost'>): void;
  /** A text has ended. */
  textEnded(model: string, outcome: Content['status']): void;
  /** The first words of a text have come, so many milliseconds after its writing began. */
  firstDelta(model: string, after_ms: number): void;
}

/** Hears of calls of operations as they end. */
export interface CallMeter {
  /** @param status that of HTTP, over tRPC too; 499 where the caller had left. Of a stream this is called when it begins. */
  called(operation: Pick<Operation, 'route'>, door: string, status: number, duration_ms: number): void;
}
