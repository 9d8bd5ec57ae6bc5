import { narrowestOf, noKeyLimits, type Key, type KeyLimits } from '@handbill/contract';
import type { OwnKey, Principal } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { fromStored, limitsOf, type StoredEndedKey, type StoredKey } from './stored-key.ts';

export type Maker = StoredEndedKey | StoredKey;
type Made = Pick<StoredKey, 'workspace_id' | 'created_by'>;

/** Finds the keys that made others, ended ones too: their limits hold on. */
export class Makers {
  readonly #keys: Collection<Maker>;
  readonly #ended: Collection<StoredEndedKey>;

  constructor(db: Db) {
    this.#keys = db.collection('keys');
    this.#ended = db.collection('keys_revoked');
  }

  /** Resolves to a function that lists the makers of one of these keys, its own maker first. MongoDB deleted those that expired under an earlier version. */
  async of(made: readonly Made[]): Promise<(key: Made) => readonly Maker[]> {
    const ids = [...new Set(made.flatMap(({ created_by = [] }) => created_by))];
    const found = new Map<string, Maker>();
    if (ids.length > 0) {
      const which = { workspace_id: { $in: [...new Set(made.map(({ workspace_id }) => workspace_id))] }, _id: { $in: ids } };
      const options = { projection: { hash: 0, outbox: 0 }, maxTimeMS } as const;
      const [ended, living] = await Promise.all([this.#ended.find(which, options).toArray(), this.#keys.find(which, options).toArray()]);
      for (const maker of [...ended, ...living]) found.set(maker._id, maker);
    }
    return ({ created_by = [] }) => created_by.flatMap((id) => found.get(id) ?? []);
  }
}

/** Older versions kept no scopes of an ended key. */
const hasAdmin = ({ scopes = ['admin'] }: Maker): boolean => scopes.includes('admin');

/** The limits of makers that hold for the keys that they made. A key does not end with a maker that has `admin`. */
const limitsBy = (makers: readonly Maker[]): KeyLimits =>
  narrowestOf(noKeyLimits, ...makers.map((maker) => (hasAdmin(maker) ? { ...limitsOf(maker), expires_at: null } : limitsOf(maker))));

/** The limits that hold for a key besides its own. A session ends with the key behind it, whatever that one may do. */
function limitsAround({ is_session = false }: Pick<StoredKey, 'is_session'>, makers: readonly Maker[]): KeyLimits {
  const [behind] = is_session ? makers : [];
  return behind === undefined ? limitsBy(makers) : narrowestOf(limitsOf(behind), limitsBy(makers.slice(1)));
}

export const obeyedLimits = (stored: StoredKey, makers: readonly Maker[]): KeyLimits =>
  narrowestOf(limitsOf(stored), limitsAround(stored, makers));

/** The key with which another one is counted: the topmost of its makers without `admin`, or itself, as a session always is. */
export const familyOf = ({ _id, is_session }: Pick<StoredKey, '_id' | 'is_session'>, makers: readonly Maker[]): string =>
  (is_session === true ? undefined : makers.findLast((maker) => !hasAdmin(maker))?._id) ?? _id;

const isLiving = (maker: Maker | undefined): maker is StoredKey => maker !== undefined && 'created_at' in maker;

/** The key behind a session; `null`: it has ended, and the session with it. */
export function keyBehind({ created_by: [id] = [] }: Pick<StoredKey, 'created_by'>, makers: readonly Maker[]): Principal['behind'] {
  const [behind, ...others] = makers;
  if (!isLiving(behind) || behind._id !== id) return null;
  const { expires_at, actor } = obeyedLimits(behind, others);
  return { id, name: behind.name, expires_at, actor };
}

/** Whether a key ended with one of its makers. Its record is about to be deleted. */
export const hasEndedWith = (makers: readonly Maker[]): boolean => makers.some((maker) => 'with_made' in maker && maker.with_made === true);

/** A key as it is set, and the limits of its makers. */
export function ownKey(stored: StoredKey, makers: readonly Maker[]): OwnKey {
  const key = fromStored(stored);
  const maker = makers.find(({ _id }) => _id === key.made_by?.id);
  const made_by = key.made_by && { ...key.made_by, ...(maker?.name !== undefined && { name: maker.name }) };
  return { ...key, made_by, within: limitsAround(stored, makers) };
}

/** A key as it is obeyed. */
export function obeyedKey(stored: StoredKey, makers: readonly Maker[]): Key {
  const { within: _, ...key } = ownKey(stored, makers);
  return { ...key, ...obeyedLimits(stored, makers) };
}
