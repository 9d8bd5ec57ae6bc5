import type { Log } from '@handbill/operations';
import { due, type Held, type Leased, type Leases } from '../../../mongo/src/records/leases.ts';
import type { OutgoingCalls } from '../../../mongo/src/records/outgoing-calls.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { JobKind } from './job-kind.ts';
import { pauseAfter } from './retry.ts';
import { Slots } from './slots.ts';

/** A sketch of a webhook: which event of its workspace it was sent last. Its lease says when the next one is due. */
export interface StoredWebhook extends Leased {
  url: string;
  sent: number;
  failures: number;
}

/** One try to send an event. */
export interface StoredDelivery {
  _id: string;
  workspace_id: string;
  state: 'open' | 'broken_off' | 'erased' | 'ended';
  status: number | null;
}

interface WebhookServices {
  readonly leases: Leases<StoredWebhook>;
  /** A call of a receiver is stored before it is made. */
  readonly calls: OutgoingCalls<StoredDelivery>;
  /** The events of a workspace that follow a number. */
  readonly eventsAfter: (workspaceId: string, after: number) => Promise<readonly { readonly sequence: number }[]>;
  readonly heartbeat: Heartbeat;
  readonly log: Pick<Log, 'warn'>;
  readonly watch: (ring: () => void) => () => void;
}

const timeout = 10_000;
/** A ring comes sooner. */
const whenIdle = 60_000;
const retry = { first: 20, max: 3_600_000 };
const atOnce = 32;

const heldOf = ({ _id, workspace_id }: StoredWebhook, token: string): Held => ({ _id, workspace_id, token });

/** A webhook that was claimed. */
interface Claimed {
  readonly webhook: StoredWebhook;
  readonly held: Held;
}

/** Sends each webhook the events of its workspace, one after the other, and each until it is taken. */
export function webhookKind({ leases, calls, eventsAfter, heartbeat, log, watch }: WebhookServices): JobKind<Claimed> {
  const held = heartbeat.leasesOf<Held>({ name: 'webhooks', renew: (some) => leases.renew(some) });

  /** Stores that a call begins, makes it, and stores how it ended. Resolves to whether the event was taken. */
  const deliver = async ({ _id, workspace_id, url, failures }: StoredWebhook, event: { readonly sequence: number }): Promise<boolean> => {
    const key = { _id: `${_id}_${event.sequence}_${failures}`, workspace_id };
    if (!(await calls.begin({ ...key, state: 'open', status: null }))) return false;
    const signal = AbortSignal.timeout(timeout);
    const status = await fetch(url, { method: 'POST', body: JSON.stringify(event), signal }).then(
      (answer) => answer.status,
      () => null,
    );
    await calls.end(key, { set: { status }, redacted: {} });
    return status !== null && status < 300;
  };

  return {
    name: 'webhooks',
    interval: 1_000,
    watch,
    slots: new Slots(atOnce),
    async claim({ after }) {
      const claim = (workspace_id: { $gt: string } | { $lte: string }) =>
        leases.claim({ ...due, workspace_id }, { sort: { workspace_id: 1, 'lease.until': 1 } });
      const claimed = (await claim({ $gt: after })) ?? (await claim({ $lte: after }));
      return claimed && { webhook: claimed.stored, held: heldOf(claimed.stored, claimed.token) };
    },
    workspaceOf: ({ webhook }) => webhook.workspace_id,
    async run({ webhook, held: own }) {
      const release = held.hold(own);
      try {
        const [event] = await eventsAfter(webhook.workspace_id, webhook.sent);
        const isTaken = event === undefined || (await deliver(webhook, event));
        const failures = isTaken ? 0 : webhook.failures + 1;
        const set = { failures, sent: isTaken ? (event?.sequence ?? webhook.sent) : webhook.sent };
        const pause = event === undefined ? whenIdle : isTaken ? 0 : pauseAfter(failures, retry);
        if (!(await leases.putOff({ ...own, set }, pause)))
          log.warn({ webhook_id: webhook._id }, 'Another server sends the events of this webhook');
      } finally {
        release();
      }
    },
    handBack: ({ held: own }) => leases.release([own]),
  };
}
