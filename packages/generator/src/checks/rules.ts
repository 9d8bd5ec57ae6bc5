import { hashtag } from './hashtag.ts';
import { keyword } from './keyword.ts';
import { length } from './length.ts';
import { platformLimit } from './platform-limit.ts';
import { requiredPart } from './required-part.ts';
import type { Rule } from './rule.ts';
import { truncation } from './truncation.ts';

/** Everything that a text is held to, in the order in which the checks are told. */
export const rules: readonly Rule[] = [truncation, requiredPart, platformLimit, length, keyword, hashtag];
