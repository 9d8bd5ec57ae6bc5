// Makes the calls by the types that openapi-typescript generated.
import createClient from 'openapi-fetch';
import { baseUrl, key, run } from './scenario.mts';
import type { paths } from './schema.d.ts';

const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } });
const at = (id: string) => ({ params: { path: { id } } });

await run({
  create: async (body) => (await client.POST('/campaigns', { body })).data,
  list: async (query) => (await client.GET('/campaigns', { params: { query } })).data,
  get: async (id) => (await client.GET('/campaigns/{id}', at(id))).data,
  clearBudget: async (id) => (await client.PATCH('/campaigns/{id}', { ...at(id), body: { budget: null } })).data,
  duplicate: async (id) => (await client.POST('/campaigns/{id}/duplicate', at(id))).data,
  generate: async (body) => (await client.POST('/content/generate', { body })).data,
  subjectOf: (written) => (written.type === 'email' ? written.output?.subject : undefined),
  getContent: async (id) => (await client.GET('/content/{id}', at(id))).data,
  listContent: async (limit) => (await client.GET('/content', { params: { query: { limit } } })).data,
  refusedCreate: async (body) => (await client.POST('/campaigns', { body })).error,
  refusedResume: async (id) => (await client.POST('/campaigns/{id}/resume', at(id))).error,
});
