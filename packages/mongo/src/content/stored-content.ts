import { Content, withoutExtensions } from '@handbill/contract';
import * as z from 'zod';

/** After how many milliseconds a lease expires that is not renewed. */
export const defaultLeaseDuration = 30_000;

/** The end of a lease that begins now, by the database's clock: the clocks of the processes do not matter. */
export const leaseUntil = (duration: number) => ({ $add: ['$$NOW', duration] });

/** The right of one process to go on with a generation. */
const StoredLease = z.object({ token: z.string(), until: z.date(), claims: z.int() });

/** `platform` stands beside the brief, to be filtered by; there is a `lease` only while the text is being written. */
const added = { _id: z.string(), workspace_id: z.string(), platform: z.string().nullable(), lease: StoredLease.optional() };

/** How content is stored. */
export const StoredContent = z.union(Content.options.map(({ shape: { id: _, ...same } }) => z.object({ ...added, ...same })));
export type StoredContent = Omit<Content, 'id'> & z.infer<z.ZodObject<typeof added>>;

export function toStored(workspace_id: string, { id, ...same }: Content): StoredContent {
  const platform = 'platform' in same.request ? same.request.platform : null;
  return { _id: id, workspace_id, ...same, platform };
}

/** Not parsed: MongoDB's validator has checked what is stored, and the operation's output is checked against the contract. */
export function fromStored({ _id, workspace_id: _, platform: __, lease: ___, ...same }: StoredContent): Content {
  // Which `request` and `output` belong to which `type` is lost to the compiler when the fields are spread.
  const content = { id: _id, ...same } as Content;
  const language = withoutExtensions(content.language);
  return language === content.language ? content : inLanguage(content, language);
}

/** Until 0.1.0 a language could have extensions. Such a record is read, and its generation goes on, as if it had been requested without them. */
const inLanguage = (content: Content, language: string): Content =>
  // A summary has no request.
  ({ ...content, language, ...('request' in content && { request: { ...content.request, language } }) }) as Content;
