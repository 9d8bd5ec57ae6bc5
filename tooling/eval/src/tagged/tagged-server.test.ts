import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { contentTypes } from '@handbill/contract';
import { fakeModelServer, modelReplies } from '@handbill/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { logger } from '../../../../apps/server/src/logger.ts';
import { readSettings } from '../../../../apps/server/src/settings.ts';
import { writerFor } from '../../../../apps/server/src/writer-for.ts';
import { evalBriefs } from '../briefs.ts';
import { writeBriefs } from '../write-briefs.ts';
import { fromTags, taggedPrompt, toTags } from './tagged-form.ts';
import { taggedServer } from './tagged-server.ts';

const wire = resolve(import.meta.dirname, '../../../../packages/generator/src/prompts/wire');
const prompts = readdirSync(wire).flatMap((name) => {
  const [, system = ''] = /===== system =====\n\n(.*?)\n\n===== user =====/s.exec(readFileSync(resolve(wire, name), 'utf8')) ?? [];
  return name.startsWith('long-article') ? [] : [{ name, system }];
});

describe('a prompt', () => {
  it.each(prompts)('asks for tags, and nowhere for JSON: $name', ({ system }) => {
    const prompt = taggedPrompt(system);
    expect(prompt?.system).toContain('Answer with these tags and nothing else.');
    expect(prompt?.system.replace('The brief is JSON', '')).not.toMatch(/JSON|\{"/);
    for (const name of Object.keys(prompt?.shape.properties ?? {})) expect(prompt?.system).toContain(`</${name}>`);
  });

  it('that asks for something else stays as it is', () => {
    expect(taggedPrompt('Write the title.')).toBeUndefined();
  });
});

describe('an answer', () => {
  const [article] = prompts.filter(({ name }) => name.startsWith('blog-article'));
  const shape = taggedPrompt(article?.system ?? '')?.shape ?? {};
  const { output } = contentTypes.blog_article.example;

  it('in tags is the same in JSON', () => {
    expect(fromTags(`Here it is:\n${toTags(output, shape)}\nDone.`, shape)).toEqual(output);
  });

  it('goes on to the next tag, or to the end, where one is not closed, and leaves out what is not there', () => {
    const text = { properties: { subject: {}, body: {}, call_to_action: {} } };
    expect(fromTags('<subject>Bread<body>Hello,\nit is warm.', text)).toEqual({ subject: 'Bread', body: 'Hello,\nit is warm.' });
  });
});

it('is measured like one in JSON', async () => {
  const model = await fakeModelServer();
  const server = taggedServer(model.baseURL).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await model.close();
  });
  const { subject, preheader, body, call_to_action } = contentTypes.email.example.output;
  const tags = `<subject>${subject}</subject>\n<preheader>${preheader}</preheader>\n<body>\n${body}\n</body>\n<call_to_action>${call_to_action}</call_to_action>`;
  model.play(modelReplies.streamed(tags));
  const silent = logger({ level: 'silent', writer: { write: () => undefined, flush: () => undefined, flushSync: () => undefined } });
  const OPENAI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const writer = writerFor(readSettings({ OPENAI_BASE_URL, OPENAI_MODEL: 'small', HANDBILL_WRITER: 'openai' }), silent);
  const briefs = evalBriefs.filter(({ name }) => name.startsWith('en-04-email'));
  const [result] = await writeBriefs(briefs, { writer, concurrency: 1 });
  expect(result).toMatchObject({ model: 'small', language: 'en' });
  expect(result?.failing_first).not.toContain('required_part');
  expect(result?.input_tokens).toBeGreaterThan(0);
  const [asked] = model.requests;
  expect(asked?.body).not.toHaveProperty('response_format');
  expect(JSON.stringify(asked?.body['messages'])).toContain('Answer with the tags only.');
  expect(JSON.stringify(asked?.body['messages'])).not.toContain('Answer with the JSON object only.');
});
