import type { Collection, Filter, MatchKeysAndValues, WriteConcernSettings } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { unlessDuplicate } from '../database/is-duplicate.ts';

/** Of a call to another service. `open` before it is made; `broken_off`: its process is gone; `erased`: the same, of an erased record. */
export const callStates = ['open', 'broken_off', 'erased', 'ended'] as const;

interface OutgoingCall {
  _id: string;
  workspace_id: string;
  state: (typeof callStates)[number];
}

export type CallKey = Pick<OutgoingCall, '_id' | 'workspace_id'>;

interface CallEnd<S> {
  readonly set: Partial<S>;
  /** Replaces the members of an erased call that are not kept. */
  readonly redacted: Partial<S>;
}

export class OutgoingCalls<S extends OutgoingCall> {
  readonly #calls: Collection<S>;

  constructor(calls: Collection<S>) {
    this.#calls = calls;
  }

  /** Stores a call that begins. `false`: there is one of this id, so another process makes it. */
  async begin(call: S): Promise<boolean> {
    const insert = this.#calls.insertOne(call as Parameters<Collection<S>['insertOne']>[0], { maxTimeMS });
    return (await unlessDuplicate(insert, null)) !== null;
  }

  /** Stores how a call ended, once however often it is sent. Resolves to the state that it had; `null`: there is no such call. */
  async end(key: CallKey, { set, redacted }: CallEnd<S>, writeConcern?: WriteConcernSettings): Promise<OutgoingCall['state'] | null> {
    for (const state of ['open', 'broken_off', 'erased'] as const) {
      const $set = { ...set, ...(state === 'erased' && redacted), state: 'ended' } as MatchKeysAndValues<S>;
      const options = { maxTimeMS, ...(writeConcern && { writeConcern }) };
      const { matchedCount } = await this.#calls.updateOne({ ...key, state } as Filter<S>, { $set }, options);
      if (matchedCount === 1) return state;
    }
    // It has ended, and was sent again since its answer was lost; or it does not exist.
    const ended = await this.#calls.countDocuments({ ...key, state: 'ended' } as Filter<S>, { maxTimeMS, limit: 1 });
    return ended === 1 ? 'ended' : null;
  }

  /** Ends the calls of a process that is gone. */
  async breakOff(which: Filter<S>, set: Partial<S>): Promise<void> {
    const $set = { ...set, state: 'broken_off' } as MatchKeysAndValues<S>;
    await this.#calls.updateMany({ ...which, state: 'open' }, { $set }, { maxTimeMS });
  }
}
