import { allowedActions } from '@handbill/contract';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Collection } from 'mongodb';
import { sent, type SentCampaign, type StoredCampaign } from '../by-hand/campaign.ts';
import { listCampaigns, type ListQuery } from '../by-hand/list-campaigns.ts';
import { newCampaign, type CreateBody } from '../by-hand/new-campaign.ts';
import { nextLink } from '../by-hand/next-link.ts';
import { takeStep, type Step } from '../by-hand/take-step.ts';
import { campaignFaults } from './campaign-faults.ts';
import { faultsOf } from './faults-of.ts';
import { workspaceOf, type Guard } from './guard.ts';
import { HttpProblem, invalid } from './http-problem.ts';
import { campaign, createBody, listQuery, page } from './schemas.ts';

interface ById {
  Params: { id: string };
}

const notFound = (id: string) => new HttpProblem('not_found', `There is no campaign ${id}.`);

/** One campaign, with its revision as the `ETag`. */
function send(request: FastifyRequest, reply: FastifyReply, found: StoredCampaign): SentCampaign | undefined {
  const etag = `"${found.revision}"`;
  reply.header('ETag', etag);
  if (request.method === 'GET' && request.headers['if-none-match'] === etag) return void reply.code(304).send();
  return sent(found);
}

export function campaignRoutes(campaigns: Collection<StoredCampaign>, guard: Guard): FastifyPluginCallback {
  const read = { onRequest: guard('campaigns:read') };
  const write = { onRequest: guard('campaigns:write') };
  const findOne = (request: FastifyRequest<ById>) =>
    campaigns.findOne({ _id: request.params.id, workspace_id: workspaceOf(request) }, { maxTimeMS: 5_000 });

  return (server, _options, done) => {
    server.decorateRequest('caller', null);

    server.get<ById>('/campaigns/:id', { ...read, schema: { response: { 200: campaign } } }, async (request, reply) => {
      const found = await findOne(request);
      if (found === null) throw notFound(request.params.id);
      return send(request, reply, found);
    });

    server.get<{ Querystring: ListQuery }>(
      '/campaigns',
      { ...read, schema: { querystring: listQuery, response: { 200: page } } },
      async (request, reply) => {
        const conflict = request.query.cursor !== undefined && request.query.offset !== undefined;
        const found = conflict ? null : await listCampaigns(campaigns, workspaceOf(request), request.query);
        if (found === null)
          throw invalid([
            { in: 'query', pointer: '/cursor', code: conflict ? 'conflict' : 'invalid_cursor', message: 'is not a cursor for this list' },
          ]);
        const { next_cursor } = found.pagination;
        if (next_cursor !== null) reply.header('Link', nextLink(request.url, next_cursor));
        return found;
      },
    );

    server.post<{ Body: CreateBody }>(
      '/campaigns',
      { ...write, attachValidation: true, schema: { body: createBody, response: { 201: campaign } } },
      async (request, reply) => {
        const faults = [...faultsOf(request.validationError?.validation ?? [], 'body'), ...campaignFaults(request.body)];
        if (faults.length > 0) throw invalid(faults);
        const created = newCampaign(workspaceOf(request), request.body);
        await campaigns.insertOne(created, { maxTimeMS: 5_000 });
        reply.code(201).header('Location', `/v1/campaigns/${created._id}`);
        return send(request, reply, created);
      },
    );

    for (const step of ['pause', 'resume'] satisfies Step[]) {
      server.post<ById>(`/campaigns/:id/${step}`, { ...write, schema: { response: { 200: campaign } } }, async (request, reply) => {
        const moved = await takeStep(campaigns, workspaceOf(request), request.params.id, step);
        if (moved !== null) return send(request, reply, moved);
        const current = await findOne(request);
        if (current === null) throw notFound(request.params.id);
        const allowed_actions = allowedActions(current.status);
        throw new HttpProblem('invalid_transition', `A campaign that is ${current.status} can not ${step}.`, {
          current_status: current.status,
          action: step,
          allowed_actions,
        });
      });
    }

    const only = (url: string, method: HTTPMethods[], allow: string) =>
      server.route({
        url,
        method,
        handler: () =>
          Promise.reject(new HttpProblem('method_not_allowed', `Allowed here: ${allow}.`, { allow: allow.split(', ') }, { Allow: allow })),
      });
    only('/campaigns', ['PATCH', 'PUT', 'DELETE'], 'GET, HEAD, POST, OPTIONS');
    only('/campaigns/:id/pause', ['GET', 'PATCH', 'PUT', 'DELETE'], 'POST, OPTIONS');
    done();
  };
}
