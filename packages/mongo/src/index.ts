export { pruneDatabase } from './database/prune-database.ts';
export { UnfitDatabase } from './database/unfit-database.ts';
export { MongoStorage } from './mongo-storage.ts';
