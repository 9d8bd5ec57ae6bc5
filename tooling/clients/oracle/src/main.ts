// The operations that trpc-to-openapi can serve, served by it over the database of our server. In a process of its own, since it edits the schemas.
import type { AddressInfo } from 'node:net';
import { contract } from '@handbill/contract';
import { createTexts } from '@handbill/text';
import { createWriterFor } from '@handbill/writer';
import { createJobs } from '@handbill/jobs';
import { MongoStorage } from '@handbill/mongo';
import { callerRequest, requestIdOf } from '@handbill/http';
import { createEndpoints, createServices, implementations, unlimited as rooms } from '@handbill/operations';
import express from 'express';
import { version } from '../../../../apps/server/src/settings/version.ts';
import { createOpenApiExpressMiddleware } from 'trpc-to-openapi';
import { oracleRouter } from './oracle-router.ts';
import { skipReason } from './skips.ts';

const { MONGODB_URI = '', MONGODB_DB = '' } = process.env;
const silent = () => undefined;
const storage = await MongoStorage.open(MONGODB_URI, MONGODB_DB);
const log = { debug: silent, info: silent, warn: silent, error: silent };
const texts = createTexts();
const writer = createWriterFor({ writer: 'sandbox' }, texts);
const stopping = new AbortController().signal;
const now = () => new Date();
const jobs = createJobs({
  storage,
  writer,
  texts,
  log,
  logProblem: silent,
  now,
  stopping,
  rooms,
  concurrency: 8,
  heartbeat: 5_000,
  sweep: 10_000,
});
const services = createServices({ storage, writer, texts, log, now, jobs, stopping, rooms, version });
const endpoints = createEndpoints(contract, implementations, services);
const router = oracleRouter(endpoints.filter((endpoint) => skipReason(endpoint) === undefined));
const app = express().disable('x-powered-by');
app.use(
  '/v1',
  createOpenApiExpressMiddleware({
    router,
    createContext: ({ req }) =>
      Promise.resolve({ request: callerRequest(req, requestIdOf(req.headers['x-request-id']), { credential: req.headers.authorization }) }),
  }),
);
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
