import { measured } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { withoutThoughts } from './without-thoughts.ts';

const answer = '{"subject": "Loaves"}';

describe('an answer without its thoughts', () => {
  it.each([
    ['marked ones', `<think>\nA letter {"subject": "Draft"}?\n</think>\n\n${answer}`, `\n\n${answer}`],
    ['marked otherwise', `<Thinking>Hm.</thinking>${answer}`, answer],
    ['of which only the end is marked', `A letter?\n</think>${answer}`, answer],
    ['of which only the end is marked, behind others', `Hm.<think>A letter?</think>Or none?</think>${answer}`, answer],
    ['none', answer, answer],
    ['none, in a fence', `\`\`\`json\n${answer}\n\`\`\``, `\`\`\`json\n${answer}\n\`\`\``],
    ['none, and a text about marks', '{"subject": "What </think> means"}', '{"subject": "What </think> means"}'],
    ['none, and prose', 'Which oven do you mean?', 'Which oven do you mean?'],
    ['none but these', '<think>A letter', ''],
    ['nothing at all', '', ''],
  ])('%s', (_, text, rest) => {
    expect(withoutThoughts(text)).toBe(rest);
  });

  it('is there at once, however long the answer is', measured, () => {
    const before = performance.now();
    for (const text of ['<think>'.repeat(80_000), ' '.repeat(500_000), '</thin'.repeat(90_000), '<'.repeat(500_000)]) withoutThoughts(text);
    expect(performance.now() - before).toBeLessThan(200);
  });
});
