import type { PartGuide } from '../definition/define-content-type.ts';

/** The parts of a page that search engines show; where they cut it is a check (`seo_length`). */
export const searchTitle: PartGuide = {
  length: { unit: 'characters', min: 40, max: 60 },
  advice: 'never more than 60; the first keyword at its beginning',
};
export const searchDescription: PartGuide = {
  length: { unit: 'characters', min: 120, max: 155 },
  advice: 'whole sentences that say what the reader finds, the first keyword in the first of them',
};
