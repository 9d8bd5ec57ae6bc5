export { explainFailure } from './start/explain-failure.ts';
export { EmbeddedMongoError } from './process/embedded-mongo-error.ts';
export { openEmbeddedMongo } from './start/open-embedded-mongo.ts';
export { freePort, isFree } from './process/free-port.ts';
export { mongodAt } from './mongod/launch-mongod.ts';
export { cancelledStop } from './process/running-process.ts';
export { unlessAborted } from './process/unless-aborted.ts';
export { startEmbeddedMongo, type EmbeddedMongo } from './start/start-embedded-mongo.ts';
