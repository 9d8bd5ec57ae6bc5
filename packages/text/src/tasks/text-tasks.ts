import { autofix } from '../autofix/autofix.ts';
import { checkOutput, recheck } from '../checked/checked-text.ts';
import { checkEdit, checkGiven } from '../checks/check-given.ts';
import { diffOutputs } from '../comparison/diff-outputs.ts';
import { readParts } from '../parts/parts-answer.ts';
import { partsNamed, partsToWrite } from '../parts/parts-to-write.ts';
import { render } from '../rendering/render.ts';
import { readOutline, readSection } from './read-sections.ts';
import { formatText, readText } from './read-text.ts';

/** Tasks for texts that may be long: each plain, synchronous and linear in the length of its input, which can be cloned, and so can its result. */
export const textTasks = {
  readText,
  formatText,
  readOutline,
  readSection,
  readParts,
  checkOutput,
  recheck,
  checkGiven,
  checkEdit,
  autofix,
  partsToWrite,
  partsNamed,
  diffOutputs,
  render,
  /** Nothing: whoever needs the thread soon has it started. */
  prepare: (): void => undefined,
};

export type TextTasks = typeof textTasks;

/** The same, wherever they are carried out. */
export type Texts = { readonly [Name in keyof TextTasks]: (...args: Parameters<TextTasks[Name]>) => Promise<ReturnType<TextTasks[Name]>> };
