import { createHmac } from 'node:crypto';
import { Command } from 'commander';
import type { EventFilter, FeedEvent } from '@handbill/client';
import { addConnectionFlags, clientSettings, type CallFlags } from '../calls/call-options.ts';
import { print, printLine, say } from '../terminal/print.ts';
import { harmless, isShown, paint } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';

interface FeedFlags extends CallFlags {
  readonly type?: readonly EventFilter[];
  readonly after?: string;
  readonly forwardTo?: string;
  readonly secret?: string;
}

const feedCommand = (name: string, description: string): Command =>
  addConnectionFlags(new Command(name).description(description))
    .option('--type <type>', 'only events of this type, such as campaign.*; may be repeated', (one, all?: string[]) => [
      ...(all ?? []),
      one,
    ])
    .option('--after <event>', 'the id of an event: those that follow it');

/** Follows the feed, over connections that may be cut, until it is interrupted. */
async function follow(flags: FeedFlags, take: (event: FeedEvent) => void | Promise<void>): Promise<void> {
  const { createLive } = await import('@handbill/client/live');
  const events = createLive(clientSettings(flags)).events({
    types: flags.type,
    after: flags.after,
    onLost: ({ detail }) => say(paint('dim', `${harmless(detail)}; trying again`, process.stderr)),
    onRestored: () => say(paint('dim', 'Connected again', process.stderr)),
  });
  await events.opened;
  say(paint('dim', 'Listening. Ctrl-C ends it.', process.stderr));
  for await (const event of events) await take(event);
}

const line = ({ created_at, type, resource_id, actor }: FeedEvent): string =>
  harmless(`${created_at.toISOString()}  ${paint('bold', type)}  ${resource_id}${actor === null ? '' : `  by ${actor}`}`);

/** `handbill events tail`: events as they happen. */
export function tailCommand(): Command {
  const command = feedCommand('tail', 'Shows what happens in the workspace, as it happens.');
  return command.action(() => {
    const flags = command.opts<FeedFlags>();
    return follow(flags, (event) => {
      if (flags.json === true) print(event, flags);
      else if (isShown()) process.stdout.write(`${line(event)}\n`);
      else printLine(event);
    });
  });
}

/** An address of this machine: others may not read events. */
function ownAddress(text: string | undefined): URL {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  const isOwn = url !== undefined && /^https?:$/.test(url.protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (!isOwn)
    throw new UsageError(
      `--forward-to needs an address of this machine, such as http://127.0.0.1:8080/events; ${JSON.stringify(text)} is none.`,
    );
  return url;
}

/** Posts an event as a webhook would. Resolves to the line that is printed about it. */
async function forward(event: FeedEvent, url: URL, secret: string | undefined): Promise<string> {
  const [body, time] = [JSON.stringify(event), String(Math.floor(Date.now() / 1_000))];
  const key = Buffer.from(secret?.replace(/^whsec_/, '') ?? '', 'base64');
  const signature = `v1,${createHmac('sha256', key).update(`${event.id}.${time}.${body}`).digest('base64')}`;
  const headers = { 'content-type': 'application/json', 'webhook-id': event.id, 'webhook-timestamp': time };
  const signed = secret === undefined ? headers : { ...headers, 'webhook-signature': signature };
  try {
    const answer = await fetch(url, { method: 'POST', headers: signed, body, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}

/** `handbill events listen`: each event posted to a program in development. */
export function listenCommand(): Command {
  const command = feedCommand('listen', 'Posts each event to an address of this machine, as a webhook would: for development.')
    .requiredOption('--forward-to <url>', 'where to, such as http://127.0.0.1:8080/events')
    .option('--secret <secret>', 'whsec_…: signs what is posted');
  return command.action(() => {
    const flags = command.opts<FeedFlags>();
    const url = ownAddress(flags.forwardTo);
    return follow(flags, async (event) => {
      const answer = await forward(event, url, flags.secret);
      if (isShown() && flags.json !== true) process.stdout.write(`${line(event)}  → ${answer}\n`);
      else printLine({ id: event.id, type: event.type, answer });
    });
  });
}
