import type { Settings } from '../../settings/settings.ts';
import { note, ok, wrong, type Finding } from './finding.ts';

const patience_ms = 10_000;
/** A longer answer is not ours: something else stands at that address. */
const maxLength = 1_000;

/** The forwarded headers that the server saw, and whether the rest of the answer followed though it was sent half a second later. */
async function callThrough(url: string): Promise<{ readonly forwarded: string; readonly isBuffered: boolean }> {
  const response = await fetch(`${url}/health/stream`, { signal: AbortSignal.timeout(patience_ms), redirect: 'error' });
  if (!response.ok || response.body === null) throw new Error(`it answers ${response.status}`);
  let all = '';
  let pieces = 0;
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    all += piece;
    pieces += 1;
    if (all.length > maxLength) break;
  }
  const forwarded = /^data: (believed|ignored|none)\n\ndata: end\n\n$/.exec(all)?.[1];
  if (forwarded === undefined) throw new Error('something else answers there');
  return { forwarded, isBuffered: pieces === 1 };
}

const subject = 'proxy';

function addresses(forwarded: string, isTrusted: boolean): Finding {
  if (forwarded === 'none') return note(subject, 'no X-Forwarded-For arrives: the log has the address of who connects');
  if (forwarded === 'believed' || isTrusted) return ok(subject, 'callers have their own addresses');
  const found = 'callers have the address of the proxy: what it says of theirs is not believed';
  return wrong(subject, found, 'Name its network in HANDBILL_TRUSTED_PROXIES.');
}

/** Whether the server answers at its public address, in pieces, and knows who calls. */
export async function checkProxy({ publicUrl, trustedProxies }: Pick<Settings, 'publicUrl' | 'trustedProxies'>): Promise<Finding[]> {
  if (publicUrl === undefined) return [];
  try {
    const { forwarded, isBuffered } = await callThrough(publicUrl);
    const held = `${publicUrl} holds streams back: texts come whole in the end`;
    const stream = isBuffered
      ? wrong(subject, held, 'Turn the buffering of answers off in the proxy (nginx: proxy_buffering off).')
      : ok(subject, `${publicUrl} hands streams on as they come`);
    return [stream, addresses(forwarded, trustedProxies !== undefined)];
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const found = `${publicUrl} does not lead to this server: ${cause instanceof Error ? cause.message : message}`;
    return [wrong(subject, found, 'Start the server, or look at the proxy and HANDBILL_PUBLIC_URL.')];
  }
}
