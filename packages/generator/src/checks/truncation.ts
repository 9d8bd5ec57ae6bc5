import type { Rule } from './rule.ts';

/** The text has to be whole: what broke off at the model’s limit needs a look, whatever it says. */
export const truncation: Rule = function* ({ truncated }) {
  yield;
  return [
    {
      rule: 'truncation',
      outcome: truncated ? 'fail' : 'pass',
      wanted: 'a whole text',
      found: truncated ? 'a text that breaks off' : 'a whole text',
      pointer: null,
      message: truncated ? 'The text breaks off before its end.' : 'The text is whole.',
    },
  ];
};
