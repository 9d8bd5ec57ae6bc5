import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { answer, callModel, server } from './call-model.fixture.ts';

const list = { type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 15 };
const shape = {
  name: 'ad_copy',
  schema: { type: 'object', properties: { headlines: list }, required: [], additionalProperties: false },
  inWords: 'As JSON Schema: {"headlines"}',
};
const user = (request: number): unknown =>
  (server.requests[request]?.body['messages'] as { content: string }[] | undefined)?.at(-1)?.content;
const format = (request: number): unknown => server.requests[request]?.body['response_format'];

describe('the shape of the answer', () => {
  it('is sent once: as a schema where the server takes one', async () => {
    server.play(replies.streamed(answer));
    await callModel({}, { shape });
    expect(format(0)).toMatchObject({ json_schema: { schema: { properties: { headlines: { minItems: 3, maxItems: 15 } } } } });
    expect(user(0)).toBe('<brief>{}</brief>\n\nWrite in English.');
  });

  it('is told in words, before the last sentences, where it does not', async () => {
    server.play(replies.error(400, { message: 'response_format of type json_schema is not supported' }), replies.streamed(answer));
    const { result, again } = await callModel({}, { shape });
    await again();
    expect(result).toMatchObject({ kind: 'completion', attempts: 2 });
    for (const request of [1, 2])
      expect([format(request), user(request)]).toEqual([
        { type: 'json_object' },
        `<brief>{}</brief>\n\n${shape.inWords}\n\nWrite in English.`,
      ]);
  });

  it.each(['minItems', 'maxItems'])(
    'says nothing of how many there are to a server that refuses %s, and stays a schema',
    async (keyword) => {
      const message = `Invalid schema for response_format 'ad_copy': In context=('properties', 'headlines'), '${keyword}' is not permitted.`;
      server.play(replies.error(400, { message, param: 'response_format' }), replies.streamed(answer));
      const { result, again } = await callModel({}, { shape });
      expect(result).toMatchObject({ kind: 'completion', attempts: 2 });
      expect(await again()).toMatchObject({ attempts: 1 });
      for (const request of [1, 2]) {
        expect(format(request)).toMatchObject({
          type: 'json_schema',
          json_schema: { schema: { properties: { headlines: { type: 'array' } } } },
        });
        expect(JSON.stringify(format(request))).not.toContain('Items');
      }
    },
  );
});
