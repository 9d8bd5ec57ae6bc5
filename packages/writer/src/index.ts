export { createWriterFor } from './write/create-writer-for.ts';
