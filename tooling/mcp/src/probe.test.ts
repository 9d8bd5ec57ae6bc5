import { expect, it } from 'vitest';
import { probe, tools, type ListedTool } from './probe.ts';

const listed: readonly ListedTool[] = tools.map((tool) => tool.listed);

it('finds no fault in the tools, and has them take no more than 8,000 tokens', () => {
  expect(probe(listed).faults).toEqual([]);
  expect(probe(listed).tokens.all).toBeLessThan(8_000);
});

it('has examples that the operations themselves take', () => {
  const refused = tools.flatMap(({ name, calls, controls }) =>
    calls.flatMap(({ endpoint: { operation }, tool: { example, sets } }) => {
      const fields = Object.fromEntries(Object.entries(example).filter(([field]) => !controls.has(field)));
      const { error } = operation.input.safeParse({ ...fields, ...sets });
      return error === undefined ? [] : [`${name}: ${error.message}`];
    }),
  );
  expect(refused).toEqual([]);
});

it('finds what would be wrong with a tool', () => {
  const [first] = listed;
  if (first === undefined) throw new Error('There are no tools');
  const wrong = {
    name: 'Everything',
    description: 'x'.repeat(300),
    inputSchema: { oneOf: [{}], properties: { id: { type: 'string', pattern: '^[0-9a-f-]{36}$' } }, examples: [{ id: 1 }] },
    annotations: {},
  };
  const { faults } = probe([first, first, wrong]);
  expect(faults.join('\n')).toMatch(
    /no verb and noun[^]*too long[^]*no plain object[^]*patterns[^]*no description[^]*example is wrong[^]*readOnlyHint/,
  );
  expect(faults).toEqual(expect.arrayContaining(['there are 3 tools', 'two tools begin with the same sentence']));
});
