import type { GenerationTask } from '@handbill/operations';
import type { Texts } from '@handbill/text';
import type { Replay } from './replay.ts';
import type { StreamedParts } from '../stream/streamed-parts.ts';

/** What everything that is done for one text has in common. */
export interface WritingContext<Task = GenerationTask> {
  readonly task: Task;
  readonly texts: Texts;
  readonly calls: Replay;
  readonly streamed: StreamedParts;
  /** When the text has to have ended, by `performance.now()`. */
  readonly end_ms: number;
}
