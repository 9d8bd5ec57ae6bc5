import { newId, noKeyLimits, Problem, type Key } from '@handbill/contract';
import { noSuchKey } from '../call/layers/authenticate.ts';
import { countCall } from '../call/layers/limit.ts';
import type { Services } from '../call/services.ts';
import type { Author } from '../ports/author.ts';
import type { Principal } from '../ports/storage.ts';
import { actorOf } from './session-input.ts';

/** How long a session lasts at most. */
const lasts_ms = 12 * 60 * 60_000;

/** A key may have so many at once: each counts for itself in the limits of calls. */
const maxSessions = 100;

/** Whose a session is, as far as is known, in which browser. */
interface SessionLabel {
  readonly requestId: string;
  readonly name: string | null;
  readonly browser: string | null;
}

interface NewSession extends SessionLabel {
  /** Whether it may only read. */
  readonly readOnly: boolean;
}

const labelOf = (browser: string | null, name: string | null): string =>
  ['Console', browser, name].filter((part) => part !== null).join(', ');

const authorOf = ({ workspace, key }: Principal, requestId: string): Author => ({
  workspaceId: workspace.id,
  keyId: key.id,
  actor: key.actor,
  requestId,
});

const notASession = () => new Problem('unauthenticated', {}, { detail: 'Nobody is signed in here.' });

/** Makes a session: a key of its own, limited as the key behind it is, whatever its limits will be. Resolves to its secret. */
export async function createSession(services: Services, principal: Principal, session: NewSession): Promise<string> {
  const { key, created_by, behind } = principal;
  // It would last longer than 12 h.
  if (behind !== null) throw noSuchKey();
  const { requestId, name, browser, readOnly } = session;
  if (services.rates !== undefined) await countCall(services.rates, principal, false);
  const now = services.now();
  const keys = services.storage.workspaceKeys(authorOf(principal, requestId));
  if ((await keys.countSessions(key.id, now)) >= maxSessions)
    throw new Problem('forbidden', {}, { detail: `The key has ${maxSessions} sessions, as many as it may: end one first.` });
  const end = new Date(now.getTime() + lasts_ms);
  const limits = {
    ...noKeyLimits,
    expires_at: key.expires_at !== null && key.expires_at < end ? key.expires_at : end,
    actor: key.actor ?? (name === null ? null : actorOf(name)),
  };
  const made: Key = {
    id: newId('key', now),
    name: labelOf(browser, name),
    scopes: readOnly ? [...principal.scopes].filter((scope) => scope.endsWith(':read')) : key.scopes,
    ...limits,
    made_by: { id: key.id, name: key.name },
    is_session: true,
    revision: 1,
    created_at: now,
    updated_at: now,
    last_used_at: null,
  };
  return keys.create(made, [key.id, ...created_by]);
}

/** Says who is signed in. Somebody for whom the key behind it acts stays who that is. */
export async function renameSession(services: Services, principal: Principal, { requestId, name, browser }: SessionLabel): Promise<void> {
  const { behind } = principal;
  if (behind === null) throw notASession();
  if (services.rates !== undefined) await countCall(services.rates, principal, false);
  const keys = services.storage.workspaceKeys(authorOf(principal, requestId));
  for (let tries = 0; tries < 5; tries += 1) {
    const own = await keys.getOwn(principal.key.id);
    if (own === null) throw noSuchKey();
    const { within: _, ...read } = own;
    const actor = behind.actor ?? (name === null ? null : actorOf(name));
    const next = { ...read, name: labelOf(browser, name), actor, revision: read.revision + 1, updated_at: services.now() };
    if (await keys.replace(next, read)) return;
  }
  throw new Problem('unavailable', { retry_after: 1 }, { detail: 'The session is being changed by others.' });
}

/** Signs out: the session's key is revoked. */
export async function endSession(services: Services, principal: Principal, requestId: string): Promise<void> {
  if (principal.behind === null) throw notASession();
  await services.storage.workspaceKeys(authorOf(principal, requestId)).revoke(principal.key.id, { at: services.now(), withMade: false });
}
