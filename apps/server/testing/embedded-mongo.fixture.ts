// A server in small: owns a data folder and runs its mongod until SIGTERM; says its address, or why it can't.
import { startEmbeddedMongo } from '../src/database/start-embedded-mongo.ts';
import { StartRefused } from '../src/start-refused.ts';

const [data = ''] = process.argv.slice(2);
try {
  const mongo = await startEmbeddedMongo({ data, log: { info: () => undefined, error: console.error } });
  process.once('SIGTERM', () => void mongo.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
  console.log(mongo.uri);
} catch (error) {
  console.log(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
