export { createWriterFor } from './write/create-writer.ts';
