import { noApproval, type Content } from '@handbill/contract';
import type { Abandoned, ClaimCount, ContentChange, GenerationLeases, Lease, Renewal } from '@handbill/operations';
import type { Collection, Db, Filter, FindOptions } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { withHint } from '../database/lists/filter-indexes.ts';
import { Changes } from '../records/change.ts';
import { due, Leases, type Held } from '../records/leases.ts';
import { wordsIn } from '../database/lists/text-search.ts';
import { previousOf, withoutOutbox } from '../records/outbox.ts';
import { changedParts } from './changed-parts.ts';
import { queueIndex, waiting } from './generation-queue.ts';
import { keptContent } from './kept-content.ts';
import { fromStored, hashOfText, type StoredContent, withStorableText } from './stored-content.ts';

/** Renewals need not reach the disk: a stall would cost a live process its texts, and the token is a fence where one is lost. */
const notAwaited = { writeConcern: { w: 1 } } as const;

/** A text that is being written. A cancelled one keeps its lease until it is finished. */
const isWritten = { status: 'generating' } as const;
const isCancelled = { status: { $ne: 'generating' } } as const;

const heldOf = ({ contentId, workspaceId, token }: Lease): Held => ({ _id: contentId, workspace_id: workspaceId, token });

/** A longer text is a change like any other: a client that compares revisions must see it. */
const withText = (text: string, attempt: number | undefined) => ({
  text: { $literal: text },
  ...(attempt !== undefined && { 'lease.text_of': attempt }),
  revision: { $add: ['$revision', { $cond: [{ $eq: ['$text', { $literal: text }] }, 0, 1] }] },
});

/** The members at the end of a text that its event shows. */
const shownMembers = ['status', 'title', 'generation', 'error'] as const;

const shortened = ({ text }: ContentChange, shorten: (text: string) => string) => typeof text === 'string' && { text: shorten(text) };

/** A text comes with its title. */
const hashed = ({ title, output = null }: ContentChange) => title !== undefined && output !== null && { hash: hashOfText(title, output) };

/** How long a text waits at least before a server takes it that does not know its model, in milliseconds. */
const unknownAfter = 60_000;
const maxCounted = 100_000;

/** The leases of texts that wait or are written. The token is a fence: a process that lost its lease cannot write, however late. */
export class MongoGenerationLeases implements GenerationLeases {
  readonly #content: Collection<StoredContent>;
  readonly #changes: Changes<StoredContent>;
  readonly #leases: Leases<StoredContent>;

  constructor(db: Db, duration: number) {
    this.#content = db.collection('content');
    this.#changes = new Changes(db, keptContent);
    this.#leases = new Leases(this.#content, duration, isWritten);
  }

  async renew(renewals: readonly Renewal[]): Promise<readonly Lease[]> {
    const lost = await withStorableText((shorten) => this.#leases.renew(renewals.map(withTextOf(shorten)), notAwaited));
    const tokens = new Set(lost.map(({ token }) => token));
    return renewals.flatMap(({ lease }) => (tokens.has(lease.token) ? [lease] : []));
  }

  release(renewals: readonly Renewal[]): Promise<void> {
    return withStorableText((shorten) => this.#leases.release(renewals.map(withTextOf(shorten))));
  }

  async finish(by: Lease, change: ContentChange, updated_at: Date, former: Content['output'] = null): Promise<Content | null> {
    const ofText = change.status === 'failed' ? 'content.failed' : 'content.generated';
    const why = by.rewriting ? 'content.updated' : ofText;
    const event = {
      type: why,
      previous: by.rewriting ? previousOf(...shownMembers, 'hash', 'approved', 'approval') : { ...previousOf(...shownMembers), hash: null },
      changed_parts: changedParts(former, change.output ?? former),
    } as const;
    const unapproved = by.rewriting && change.output !== undefined && { approved: null, approval: noApproval };
    const stored = await withStorableText((shorten) => {
      const members = { ...change, ...shortened(change, shorten), ...hashed(change), ...unapproved, updated_at };
      const hidden = { lease: '$$REMOVE' };
      return this.#changes.update({
        by,
        at: updated_at,
        why,
        events: [event],
        id: by.contentId,
        from: { ...isWritten, 'lease.token': by.token },
        members,
        hidden,
      });
    });
    return stored === null ? null : fromStored(stored);
  }

  async finishCancelled(lease: Lease, change: Pick<ContentChange, 'text' | 'generation'>, updated_at: Date): Promise<Content | null> {
    const stored = await withStorableText((shorten) => {
      const $set = { ...change, ...shortened(change, shorten), updated_at };
      const $addToSet = { words: { $each: wordsIn([$set.text]) } };
      const done = { $set, $addToSet, $unset: { lease: true }, $inc: { revision: 1 } } as const;
      return this.#content.findOneAndUpdate({ ...this.#leases.heldBy(heldOf(lease)), ...isCancelled }, done, {
        returnDocument: 'after',
        projection: withoutOutbox,
        maxTimeMS,
      });
    });
    return stored === null ? null : fromStored(stored);
  }

  claimAbandoned({ upTo }: ClaimCount): Promise<Abandoned | null> {
    // Waiting texts are claimed in another order.
    return this.#claim({ ...due, ...isWritten, 'lease.claims': { $gte: 1, ...(upTo !== null && { $lt: upTo }) } });
  }

  claimCancelled(): Promise<Abandoned | null> {
    return this.#claim({ ...due, ...isCancelled });
  }

  async claimWaiting(models: readonly string[], after: string): Promise<Abandoned | null> {
    const filter = { ...waiting, ...isWritten, 'generation.model': { $in: [...models] } };
    const claim = (workspace_id: { $gt: string } | { $lte: string }) => this.#claimInTurn({ ...filter, workspace_id });
    return (await claim({ $gt: after })) ?? (after === '' ? null : claim({ $lte: after }));
  }

  claimUnknown(models: readonly string[]): Promise<Abandoned | null> {
    const created_at = { $lt: new Date(Date.now() - unknownAfter) };
    return this.#claimInTurn({ ...waiting, ...isWritten, 'generation.model': { $nin: [...models] }, created_at });
  }

  countWaiting(): Promise<number> {
    return this.#countWaiting({}, maxCounted);
  }

  async isFull(workspace_id: string, most: number): Promise<boolean> {
    return most < 0 || (await this.#countWaiting({ workspace_id }, most + 1)) > most;
  }

  #countWaiting(which: Pick<Filter<StoredContent>, 'workspace_id'>, limit: number): Promise<number> {
    return withHint(queueIndex.key, (hinted) => this.#content.countDocuments({ ...waiting, ...which }, { limit, maxTimeMS, ...hinted }));
  }

  #claimInTurn(filter: Filter<StoredContent>): Promise<Abandoned | null> {
    const sort = { 'lease.claims': 1, workspace_id: 1, _id: 1 } as const;
    return withHint(queueIndex.key, (hinted) => this.#claim(filter, { ...hinted, sort }));
  }

  async #claim(filter: Filter<StoredContent>, order?: FindOptions): Promise<Abandoned | null> {
    const claimed = await this.#leases.claim(filter, order);
    return claimed?.stored.lease ? abandonedBy(claimed.stored, claimed.stored.lease, claimed) : null;
  }
}

/** Renews a lease, with the text so far where it grew. */
const withTextOf =
  (shorten: (text: string) => string) =>
  ({ lease, textSoFar, attempt }: Renewal): Held => ({
    ...heldOf(lease),
    ...(textSoFar !== null && { set: withText(shorten(textSoFar), attempt) }),
  });

const abandonedBy = (
  stored: StoredContent,
  { claims, text_of, actor, request_id, rewriting }: NonNullable<StoredContent['lease']>,
  { token, wasReleased: wasHandedBack }: { readonly token: string; readonly wasReleased: boolean },
): Abandoned => {
  const keyId = (rewriting === undefined ? stored.key_id : rewriting.key_id) ?? null;
  return {
    lease: {
      workspaceId: stored.workspace_id,
      keyId,
      actor: actor ?? null,
      requestId: request_id ?? null,
      contentId: stored._id,
      allowedModels: stored.allowed_models ?? null,
      token,
      rewriting: rewriting ?? null,
    },
    content: fromStored(stored),
    claims,
    keyId,
    wasHandedBack,
    textOf: text_of ?? null,
  };
};
