import { brokenJson } from './broken-json.ts';
import { brokenOff } from './broken-off.ts';
import { brokenShapes } from './broken-shapes.ts';
import { brokenThoughts } from './broken-thoughts.ts';
import { brokenWrapped } from './broken-wrapped.ts';

/** Answers that the reader was written for. */
export const brokenAnswers = [...brokenWrapped, ...brokenJson, ...brokenShapes, ...brokenThoughts, ...brokenOff] as const;
