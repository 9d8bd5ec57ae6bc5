// Makes the calls through the client that @hey-api/openapi-ts generated.
import { client } from './hey-api/client.gen.ts';
import * as handbill from './hey-api/index.ts';
import { baseUrl, key, run } from './scenario.mts';

client.setConfig({ baseUrl, auth: () => key });
const at = (id: string) => ({ path: { id } });

await run({
  create: async (body) => (await handbill.campaignsCreate({ body })).data,
  list: async (query) => (await handbill.campaignsList({ query })).data,
  get: async (id) => (await handbill.campaignsGet(at(id))).data,
  clearBudget: async (id) => (await handbill.campaignsUpdate({ ...at(id), body: { budget: null } })).data,
  duplicate: async (id) => (await handbill.campaignsDuplicate(at(id))).data,
  generate: async (body) => (await handbill.contentGenerate({ body })).data,
  subjectOf: (written) => (written.type === 'email' ? written.output?.subject : undefined),
  getContent: async (id) => (await handbill.contentGet(at(id))).data,
  listContent: async (limit) => (await handbill.contentList({ query: { limit } })).data,
  refusedCreate: async (body) => (await handbill.campaignsCreate({ body })).error,
  refusedResume: async (id) => (await handbill.campaignsResume(at(id))).error,
});
