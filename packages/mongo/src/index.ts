export { NewerDatabase } from './database/newer-database.ts';
export { MongoStorage, type MongoStorageOptions } from './mongo-storage.ts';
