export { hasServed, inspectDatabase, type InspectedDatabase } from './schema/inspect-database.ts';
export { eraseActor } from './erasure/erase-actor.ts';
export { pruneDatabase } from './schema/prune-database.ts';
export { appName } from './database/client-options.ts';
export type { StartCommandSpan } from './database/traced-commands.ts';
export { explainSelection, UnfitDatabase } from './database/unfit-database.ts';
export { MongoStorage } from './storage/mongo-storage.ts';
