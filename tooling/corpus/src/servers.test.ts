import { describe, expect, it } from 'vitest';
import { otherServers, wholeAnswers } from './corpus.ts';
import { writtenTwice } from './written-answer.ts';

const email = wholeAnswers.find(({ request }) => request.type === 'email');
if (email === undefined) throw new Error('There is no whole email');
const { request, output } = email;

/** Of a text by a server that nothing is known of. */
const maxCalls = 4;

describe(`${otherServers.length} servers that are not OpenAI’s`, () => {
  it.each(otherServers)('$server: writes, and the next text costs one call', async (other) => {
    const [first, next] = await writtenTwice(other, request, output);
    expect(first?.result).toMatchObject({ kind: 'written', status: 'ready', output });
    expect(first?.calls.length).toBeLessThanOrEqual(maxCalls);
    expect(next?.result).toMatchObject({ kind: 'written', status: 'ready', output });
    expect(next?.calls).toMatchObject([{ end: { input_tokens: 500, output_tokens: 100, usage_source: 'reported' } }]);
  });
});
