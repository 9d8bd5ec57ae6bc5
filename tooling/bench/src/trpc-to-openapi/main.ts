// trpc-to-openapi on Express over our storage: what REST would cost through it. In a process of its own, since it edits the shared schemas.
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { MongoStorage } from '@handbill/mongo';
import express from 'express';
import { createOpenApiExpressMiddleware } from 'trpc-to-openapi';
import { campaignRouter } from './campaign-router.ts';

const storage = await MongoStorage.open(process.env['MONGODB_URI'] ?? '', process.env['MONGODB_DB'] ?? '');
const app = express().disable('x-powered-by');
app.use(
  '/v1',
  createOpenApiExpressMiddleware({
    router: campaignRouter,
    createContext: async ({ req }) => ({
      storage,
      principal: await storage.keys.authenticate(String(req.headers.authorization).slice('Bearer '.length), new Date()),
    }),
  }),
);
const server = createServer(app);
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
