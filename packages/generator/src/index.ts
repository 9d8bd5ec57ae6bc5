export { createWriterFor } from './create-writer-for.ts';
