import type * as z from 'zod';

const names: Readonly<Record<string, string>> = { string: 'text', int: 'a whole number', number: 'a number', array: 'a list', object: 'an object', boolean: 'true or false', date: 'a time', undefined: 'left out' };
const units: Readonly<Record<string, string>> = { string: ' characters', array: ' items', object: ' entries' };

const list = (values: readonly unknown[]) => (values.length > 40 ? `${values.slice(0, 40).join(', ')}, …` : values.join(', '));

/** What is wrong and what is allowed, in a person's words; `undefined` leaves zod's own. */
export function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `is required: ${names[issue.expected] ?? issue.expected}` : `must be ${names[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${list(issue.values)}`;
    case 'invalid_union':
      return Array.isArray(issue['options']) ? `must be one of ${list(issue['options'])}` : undefined;
    case 'too_small':
      return issue.input === '' ? 'must not be empty' : `must be at least ${issue.minimum}${units[issue.origin] ?? ''}${units[issue.origin] === undefined ? '' : ' long'}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${units[issue.origin] ?? ''}${units[issue.origin] === undefined ? '' : ' long'}`;
    default:
      return undefined;
  }
}
