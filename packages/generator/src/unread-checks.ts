import type { Check } from '@handbill/contract';

/** For an answer in which no output could be found. */
export const unreadable: Check = {
  rule: 'required_part',
  outcome: 'fail',
  wanted: 'an answer in the shape of this kind of content',
  found: 'an answer that could not be read',
  pointer: null,
  message: 'The model’s answer could not be read as this kind of content; it is kept in `text` as it came.',
};

/** For an answer that could not be read because it ends in the middle. */
export const truncated: Check = {
  rule: 'truncation',
  outcome: 'fail',
  wanted: 'a whole text',
  found: 'a text that ends in the middle',
  pointer: null,
  message: 'The answer was cut off before its end.',
};

/** For a reason of the model’s own to have a person look. */
export const notReviewed = (reason: string): Check => ({
  rule: 'required_part',
  outcome: 'fail',
  wanted: 'a text that can go out as it is',
  found: 'a text that a person has to look at',
  pointer: null,
  message: reason,
});
