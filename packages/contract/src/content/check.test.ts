import { expect, it } from 'vitest';
import { Check, notChecked, statusOf } from './check.ts';

const unmade = (rule: string): Check => Check.parse({ rule, outcome: 'warn', ...notChecked, pointer: null, message: 'It took too long.' });

it('has a person look where a rule was not checked that might have failed, and not where it would have warned', () => {
  expect(statusOf([unmade('language')])).toBe('needs_review');
  expect(statusOf([unmade('style'), { ...unmade('language'), found: 'English' }])).toBe('ready');
});
