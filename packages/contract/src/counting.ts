/** The counters and rules that need no zod, for pages and the command line. */
export { measure, type TextUnit } from './content/counting/counters.ts';
export type { CountingUnit, PlatformLimit } from './content/counting/platform-limit.ts';
export { words } from './content/counting/words.ts';
export type { ContentForm, FormList, FormPart, JsonSchema, RecordForm } from './content/content-form.ts';
export type { CampaignForms } from './campaigns/campaign-form.ts';
export { lifecycle, stepBetween, type CampaignStep } from './campaigns/lifecycle-steps.ts';
export { channelName } from './content/platforms/platform-names.ts';
export { publicationSteps, type PublicationStep } from './publications/publication-steps.ts';
export { isPlainObject } from './fields/plain-object.ts';
export { daysLater, instantAt, wallTimeAt, type WallTime } from './fields/wall-time.ts';
