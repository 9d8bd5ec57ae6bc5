import type { Completion } from './language-model.ts';

const lengthReasons: ReadonlySet<string> = new Set(['length', 'max_tokens', 'max_output_tokens']);

/** How an answer ended, by the reason that its server gave. */
export const finishOf = (reason: string | null): Completion['finish'] =>
  lengthReasons.has(reason?.toLowerCase() ?? '') ? 'length' : 'stop';
