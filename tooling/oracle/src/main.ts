// The operations that trpc-to-openapi can serve, served by it over the database of our server. In a process of its own, since it edits the schemas.
import type { AddressInfo } from 'node:net';
import { newId } from '@handbill/contract';
import { createWriterFor } from '@handbill/generator';
import { MongoStorage } from '@handbill/mongo';
import {
  boundOperations,
  GenerationQueue,
  KeyedQueue,
  LeaseKeeper,
  RequestContext,
  requestIdOf,
  Underway,
  type Services,
} from '@handbill/router';
import express from 'express';
import { createOpenApiExpressMiddleware } from 'trpc-to-openapi';
import { oracleRouter } from './oracle-router.ts';
import { skipOf } from './skips.ts';

const [uri = '', database = ''] = process.argv.slice(2);
const silent = () => undefined;
const storage = await MongoStorage.open(uri, database);
const log = { debug: silent, info: silent, warn: silent, error: silent };
const stopping = new AbortController().signal;
const services: Services = {
  storage,
  writer: createWriterFor({ writer: 'sandbox', apiKey: undefined, baseURL: undefined, model: '', timeout_ms: 60_000 }),
  log,
  stopping,
  queue: new GenerationQueue(8),
  leaseKeeper: new LeaseKeeper({ leases: storage.leases, log, heartbeat: 5_000, stopping }),
  underway: new Underway(),
  edits: new KeyedQueue(),
  now: () => new Date(),
  newId,
};
const router = oracleRouter(boundOperations.filter((operation) => skipOf(operation) === undefined));
const app = express().disable('x-powered-by');
app.use(
  '/v1',
  createOpenApiExpressMiddleware({
    router,
    createContext: ({ req }) =>
      Promise.resolve({ call: new RequestContext(services, requestIdOf(req.headers['x-request-id']), req.headers) }),
  }),
);
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
