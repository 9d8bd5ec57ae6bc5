export { EmbeddedMongoError, explainFailure } from './embedded-mongo-error.ts';
export { freePort, isFree } from './process/free-port.ts';
export { mongodAt } from './process/launch-mongod.ts';
export { startEmbeddedMongo, type EmbeddedMongo } from './start-embedded-mongo.ts';
