import type { Check } from '@handbill/contract';
import { checksOf } from './rule.ts';
import type { RuleName } from './watched.ts';

const found = 'was not checked';

/** Rules that warn at most. */
const warning: ReadonlySet<string> = new Set<RuleName>(['seo_length', 'markup', 'style', 'readability']);

/** What there is of a rule that did not end in time. */
export const notChecked = (rule: RuleName): Check =>
  checksOf(rule, 'a check in time').check('warn', found, `The rule \`${rule}\` took too long for this text, which was not checked by it.`);

/** Whether a check was not made that might have failed: a person has to look then, and no model can repair it. */
export const mightFail = (check: Check): boolean => check.found === found && !warning.has(check.rule);
