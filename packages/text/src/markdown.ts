export type { Mark } from './markdown/mark.ts';
export { readMarkdown, type MarkdownReading } from './markdown/read-marks.ts';
