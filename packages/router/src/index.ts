export type { Assignment, Effort, Unwritten, Writer, Written } from './ports/writer.ts';
