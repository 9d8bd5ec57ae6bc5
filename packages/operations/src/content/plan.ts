import { contentTypes, type ContentRequest, type ContentTypeDefinition, type PlannedLimit } from '@handbill/contract';
import { implement } from '../call/implement.ts';
import { decided } from './generate.ts';
import { referencesOf } from './references.ts';
import { sourceOf } from './source-of.ts';

/** The ranges that a text has to keep: the platform's, the kind's parts where the platform has no narrower one, and the length in words. */
function limitsOf(request: ContentRequest): PlannedLimit[] {
  // The compiler can't see that a request and the definition under its own type belong together.
  const definition = contentTypes[request.type] as ContentTypeDefinition;
  const limits = definition.limits(request).filter(({ outcome }) => outcome === 'fail');
  const required = definition.required(request).filter(({ pointer }) => !limits.some((limit) => limit.pointer === pointer));
  return [
    ...lengthOf(definition, request),
    ...required.map(({ pointer, min, max = null }) => ({ pointer, unit: 'items', min, max })),
    ...limits.map(({ pointer, unit, min = null, max }) => ({ pointer, unit, min, max })),
  ];
}

/** A wish is no limit. */
function lengthOf({ length: { counted, outcome } }: ContentTypeDefinition, { length }: ContentRequest): PlannedLimit[] {
  if (length === null || outcome === 'warn') return [];
  const [pointer = ''] = counted;
  return [{ pointer: counted.length === 1 ? pointer : '', unit: 'words', min: Math.ceil(length * 0.9), max: Math.floor(length * 1.1) }];
}

export const plan = implement.content.plan(async ({ call, input }) => {
  const request = decided((await sourceOf(call, input)).request, call);
  const { campaign, voice } = await referencesOf(call, request);
  const { writer } = call.services;
  const task = { request, campaign, voice, orderedAt: call.now() };
  const { model, estimate } = await writer.plan(task);
  const { tokens, usd } = await writer.firstCall({ ...task, kind: 'write', model, allowedModels: call.principal.key.models });
  const reserves = { tokens, cost: usd === null ? null : { amount: usd, currency: 'USD' } };
  return { request, limits: limitsOf(request), model, estimate, reserves };
});
