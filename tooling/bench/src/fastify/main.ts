// Fastify as a careful person writes it by hand: schemas for requests and answers, the driver behind it.
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError } from 'fastify';
import { MongoClient } from 'mongodb';
import { campaignRoutes } from './campaign-routes.ts';
import { guardFor } from './guard.ts';
import { validatorCompiler } from './validator-compiler.ts';

const client = new MongoClient(process.env['MONGODB_URI'] ?? '', { serverSelectionTimeoutMS: 5_000 });
await client.connect();
const db = client.db(process.env['MONGODB_DB']);

const usableId = /^[\x21-\x7e]{1,128}$/;

const server = Fastify({
  bodyLimit: 262_144,
  genReqId: ({ headers: { 'x-request-id': given } }) => (typeof given === 'string' && usableId.test(given) ? given : randomUUID()),
  requestIdHeader: false,
  routerOptions: { maxParamLength: 8_192 },
});
server.removeContentTypeParser('text/plain');
server.setValidatorCompiler(validatorCompiler());
server.addHook('onRequest', (request, reply, next) => {
  reply.header('X-Request-Id', request.id);
  next();
});
server.setErrorHandler<FastifyError>((error, request, reply) => {
  const { statusCode: status = 500, message } = error;
  reply.code(status).type('application/problem+json').send({ title: error.name, status, detail: message, request_id: request.id });
});
void server.register(campaignRoutes(db, guardFor(db.collection('keys'))), { prefix: '/v1' });
console.log(await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) }));
