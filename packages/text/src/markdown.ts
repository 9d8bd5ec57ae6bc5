export type { Mark } from './markdown/line.ts';
export { readMarkdown, type MarkdownReading } from './markdown/read-marks.ts';
