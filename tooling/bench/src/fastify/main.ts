// Fastify as a careful person writes it by hand: schemas for what comes in and goes out, the driver behind it.
import { openDatabase } from '../by-hand/open-database.ts';
import { app } from './app.ts';

const server = app(await openDatabase());
console.log(await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) }));
