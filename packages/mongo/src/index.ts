export { MongoStorage } from './mongo-storage.ts';
