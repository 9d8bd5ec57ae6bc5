// Makes the calls through the client that orval generated.
import assert from 'node:assert/strict';
import axios, { isAxiosError } from 'axios';
import * as handbill from './orval.ts';
import { baseUrl, key, run } from './scenario.mts';

axios.defaults.baseURL = baseUrl;
axios.defaults.headers.common['Authorization'] = `Bearer ${key}`;

async function refusal<Problem>(call: Promise<unknown>): Promise<Problem> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert(isAxiosError<Problem>(error) && error.response);
  return error.response.data;
}

await run({
  create: async (body) => (await handbill.campaignsCreate(body)).data,
  list: async (query) => (await handbill.campaignsList(query)).data,
  get: async (id) => (await handbill.campaignsGet(id)).data,
  clearBudget: async (id) => (await handbill.campaignsUpdate(id, { budget: null })).data,
  duplicate: async (id) => (await handbill.campaignsDuplicate(id)).data,
  generate: async (body) => (await handbill.contentGenerate(body)).data,
  subjectOf: (written) => (written.type === 'email' ? written.output?.subject : undefined),
  getContent: async (id) => (await handbill.contentGet(id)).data,
  listContent: async (limit) => (await handbill.contentList({ limit })).data,
  refusedCreate: (body) => refusal<handbill.InvalidRequestOrMalformedJsonProblem>(handbill.campaignsCreate(body)),
  refusedResume: (id) => refusal<handbill.InvalidTransitionProblem>(handbill.campaignsResume(id)),
});
