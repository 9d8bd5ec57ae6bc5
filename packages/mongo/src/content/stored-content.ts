import { hash } from 'node:crypto';
import { canonicalText, Content, noApproval, withActions, withoutExtensions } from '@handbill/contract';
import * as z from 'zod';
import { searchWords } from '../database/lists/text-search.ts';
import { namesIn, pick } from '../database/pick.ts';
import { fillUnset, storedParts } from './unset-fields.ts';
import { MongoServerError } from 'mongodb';
import { maxTimeExpired } from '../database/lists/total-of.ts';
import { problemOf } from '../database/problem-of.ts';

/** In characters, of which at most every other one can begin a word. */
const indexableLength = 100_000;

/** Stores a text, or its beginning where MongoDB refuses the whole: too many words for one transaction (code 388), or too slow. */
export async function withStorableText<T>(store: (shorten: (text: string) => string) => Promise<T>): Promise<T> {
  let isLong = false;
  try {
    return await store((text) => {
      isLong ||= text.length > indexableLength;
      return text;
    });
  } catch (cause) {
    const isTooMuch = cause instanceof MongoServerError && (cause.code === maxTimeExpired || problemOf(cause) === undefined);
    if (!isLong || !isTooMuch) throw cause;
    return store((text) => text.slice(0, indexableLength).toWellFormed());
  }
}

/** After how many milliseconds a lease expires that is not renewed. */
export const defaultLeaseDuration = 30_000;

const StoredLease = z.object({
  token: z.string(),
  until: z.date(),
  claims: z.int(),
  /** The number of the call of a model that the text so far is from. */
  text_of: z.int().optional(),
  /** The actor and the call that asked for the text. */
  actor: z.string().nullable().optional(),
  request_id: z.string().nullable().optional(),
  /** The parts of a finished text that are written anew, the key that asked, and the status before. */
  rewriting: z
    .object({
      pointers: z.array(z.string()),
      instructions: z.string().nullable(),
      model: z.string(),
      key_id: z.string().nullable(),
      status: Content.options[0].shape.status,
    })
    .optional(),
});

const recordShape = Content.options[0].shape;

const StoredAuthor = z.object({ key_id: z.string().nullable(), actor: z.string().nullable() });

/** Beside the members of the contract. Records of 0.1.0 have no `approved`, and those before 0.2 no `approval`, `hash` or `authors`. */
const added = {
  _id: z.string(),
  workspace_id: z.string(),
  platform: z.string().nullable(),
  key_id: z.string().optional(),
  /** The revision of its brand voice that the text was requested with. */
  voice_revision: z.int().optional(),
  /** The models that its key might use; missing: all. */
  allowed_models: z.array(z.string()).optional(),
  lease: StoredLease.optional(),
  revised_by: z.string().nullable().optional(),
  rewritten_in: z.array(z.string()).optional(),
  created_by: StoredAuthor.optional(),
  updated_by: StoredAuthor.optional(),
  authors: z.array(z.object({ key_id: z.string(), actor: z.string().nullable().optional() })).optional(),
  approved: recordShape.approved.optional(),
  approval: recordShape.approval.omit({ allowed_actions: true }).optional(),
  hash: recordShape.hash.optional(),
  /** How many publications it has that are not cancelled; missing: none. */
  placed: z.int().optional(),
  ...searchWords,
};

export const StoredContent = z.union(
  Content.options.map(({ shape: { id: _, queue_position: __, ...same } }) =>
    z.object({ ...same, ...added, ...storedParts(same.request, same.output) }),
  ),
);
export const storedFields = [...new Set(StoredContent.options.flatMap(({ shape }) => Object.keys(shape)))];
export type StoredContent = Omit<Content, 'id' | 'approved' | 'approval' | 'hash' | 'queue_position'> & z.infer<z.ZodObject<typeof added>>;

/** The allowed actions follow from the other members. */
export const storedApproval = ({ allowed_actions: _, ...approval }: Content['approval']): StoredContent['approval'] => approval;

/** Servers of the version before change a text and know no hash: it is made anew wherever the text is at hand. A summary has none. */
const hashOf = ({ title, output, hash: kept = null }: StoredContent): string | null =>
  output === undefined ? kept : hashOfText(title, output);

export const hashOfText = (title: string, output: Content['output']): string | null =>
  output && hash('sha256', canonicalText({ title, output }), 'hex');

/** Servers of the version before know only `approved`, so it decides whether there is an approval. */
export function approvalOf({ approved = null, approval = noApproval }: Pick<StoredContent, 'approved' | 'approval'>): typeof noApproval {
  if (approved === null) return approval.status === 'approved' ? noApproval : approval;
  return approval.status === 'approved' ? approval : { ...noApproval, status: 'approved', ...approved };
}

export function toStored(
  workspace_id: string,
  { id, queue_position: _, approval, hash: known, ...same }: Content,
  key_id: string | null = null,
): StoredContent {
  const platform = 'platform' in same.request ? same.request.platform : null;
  return {
    _id: id,
    workspace_id,
    ...same,
    ...(known !== null && { hash: known }),
    approval: storedApproval(approval),
    platform,
    ...(key_id !== null && { key_id }),
  };
}

const { id: _, queue_position: __, approved: ___, ...unchanged } = recordShape;
const shown = namesIn(unchanged);

/** Not parsed: MongoDB's validator has checked the document, and the operation's output is checked against the contract. */
export function fromStored(stored: StoredContent): Content {
  const same = pick(stored, shown);
  fillUnset(same);
  // The compiler loses which `request` and `output` belong to which `type` when the fields are spread.
  const made = { status: stored.status, hash: hashOf(stored) };
  const approval = withActions(approvalOf(stored), made);
  const content = { id: stored._id, ...same, ...made, approved: stored.approved ?? null, approval, queue_position: null } as Content;
  const language = withoutExtensions(content.language);
  return language === content.language ? content : inLanguage(content, language);
}

/** Until 0.1.0 a language could have extensions. Such a record is read as if it had been requested without them. */
const inLanguage = (content: Content, language: string): Content =>
  // A summary has no request.
  ({ ...content, language, ...('request' in content && { request: { ...content.request, language } }) }) as Content;
