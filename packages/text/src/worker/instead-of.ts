import { replacedParts } from '../comparison/diff-outputs.ts';
import { unreadText } from '../tasks/read-text.ts';
import type { TextTasks, Texts } from '../tasks/text-tasks.ts';

type Instead = { readonly [Name in keyof TextTasks]: ((...args: Parameters<TextTasks[Name]>) => ReturnType<TextTasks[Name]>) | null };

/** What stands for the result of a task that did not end, so that no text is lost; `null`: whoever asked for it is told. */
export const insteadOf: Instead = {
  readText: unreadText,
  formatText: null,
  readOutline: () => null,
  readSection: () => null,
  readParts: () => new Map(),
  checkOutput: null,
  recheck: null,
  checkGiven: null,
  checkEdit: null,
  autofix: (text) => ({ text, parts: new Map() }),
  partsToWrite: () => [],
  partsNamed: null,
  diffOutputs: replacedParts,
  render: null,
  prepare: () => undefined,
};

export const taskNames = Object.keys(insteadOf) as readonly (keyof Texts)[];
