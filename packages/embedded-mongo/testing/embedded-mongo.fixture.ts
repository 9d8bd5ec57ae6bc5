// Owns a data folder and runs its mongod until SIGTERM, as a server does; prints its address, or why it does not start.
import { EmbeddedMongoError } from '../src/process/embedded-mongo-error.ts';
import { startEmbeddedMongo } from '../src/start/start-embedded-mongo.ts';

const [data = ''] = process.argv.slice(2);
try {
  const mongo = await startEmbeddedMongo({ data, log: { info: () => undefined, error: console.error } });
  process.once('SIGTERM', () => void mongo.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
  console.log(mongo.uri);
} catch (error) {
  console.log(error instanceof EmbeddedMongoError ? error.message : error);
  process.exitCode = 1;
}
