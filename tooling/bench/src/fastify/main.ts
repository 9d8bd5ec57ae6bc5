// Fastify as a careful person writes it by hand: schemas for requests and answers, the driver behind it.
import { randomUUID } from 'node:crypto';
import { Ajv, type FuncKeywordDefinition, type Options, type SchemaValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import Fastify, { type FastifyError, type FastifySchemaCompiler } from 'fastify';
import { MongoClient } from 'mongodb';
import { campaignRoutes } from './campaign-routes.ts';
import { guardFor } from './guard.ts';

/** `text: [min, max]`: a string is trimmed in place, then counted in code points; half a surrogate pair is refused. */
const validate: SchemaValidateFunction = ([min, max]: readonly [number, number], value: string, _schema, at) => {
  const trimmed = value.trim();
  if (at !== undefined && trimmed !== value) (at.parentData as Record<string | number, unknown>)[at.parentDataProperty] = trimmed;
  const length = trimmed.length <= max && trimmed.length >= min * 2 ? trimmed.length : [...trimmed].length;
  return length >= min && length <= max && trimmed.isWellFormed();
};

const textKeyword: FuncKeywordDefinition = { keyword: 'text', type: 'string', schemaType: 'array', modifying: true, validate };

const options: Options = { allErrors: true, removeAdditional: false, useDefaults: true, allowUnionTypes: true };

function ajvWith(coerceTypes: 'array' | false): Ajv {
  const ajv = new Ajv({ ...options, coerceTypes });
  (formats as unknown as (ajv: Ajv, options: object) => void)(ajv, { formats: ['date-time'] });
  return ajv.addKeyword(textKeyword);
}

/** Bodies are taken as they are; only a query's text is read as numbers and lists. */
function validatorCompiler(): FastifySchemaCompiler<object> {
  const [strict, coercing] = [ajvWith(false), ajvWith('array')];
  return ({ schema, httpPart }) => (httpPart === 'querystring' ? coercing : strict).compile(schema);
}

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
