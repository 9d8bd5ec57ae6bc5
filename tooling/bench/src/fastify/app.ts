import type { StoredCampaign } from '../by-hand/campaign.ts';
import { authenticator } from '../by-hand/authenticate.ts';
import { requestIdFor } from '../by-hand/request-id.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import { asProblem } from './as-problem.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { guard } from './guard.ts';
import { HttpProblem } from './http-problem.ts';
import { validatorCompiler } from './validator-compiler.ts';

export function app(db: Db): FastifyInstance {
  const server = Fastify({
    logger: false,
    bodyLimit: 262_144,
    genReqId: requestIdFor,
    requestIdHeader: false,
    routerOptions: { maxParamLength: 8_192 },
  });
  server.removeContentTypeParser('text/plain');
  server.setValidatorCompiler(validatorCompiler());
  server.addHook('onRequest', (request, reply, next) => {
    reply.header('X-Request-Id', request.id);
    next();
  });
  server.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    reply.code(problem.status).headers(problem.headers).type('application/problem+json').send(problem.document(request.id));
  });
  server.setNotFoundHandler(() => {
    throw new HttpProblem('not_found', 'There is nothing at this address.');
  });
  void server.register(campaignRoutes(db.collection<StoredCampaign>('campaigns'), guard(authenticator(db.collection('keys')))), {
    prefix: '/v1',
  });
  return server;
}
