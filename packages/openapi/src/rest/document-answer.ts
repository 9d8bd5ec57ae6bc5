import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase } from '@handbill/contract';
import { answer, methodNotAllowed, staticAnswer, varyBy, type ReceivedRequest, type StaticAnswer } from '@handbill/http';
import { invalidRequest } from '@handbill/operations';
import { isIP } from 'node:net';

/** A host that names this machine, or none but itself: another name may be anybody's, who has it lead here. */
const isPlain = (host: string): boolean => /^(?:[\w-]+\.)*localhost$/i.test(host) || isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0;

/** The address that a request was sent to, where its `Host` is a loopback name or an IP address, and no proxy speaks TLS in between; else nothing. */
function askedAddress({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { host = '', forwarded = '', 'x-forwarded-proto': proto = forwarded } = headers;
  if (/https/i.test(String(proto))) return '';
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(host) ?? [];
  return isPlain(name) ? `http://${name}${port === '' ? '' : `:${port}`}` : '';
}

const allow = ['GET', 'HEAD', 'OPTIONS'];

/** For so many addresses of a server a profile is kept; at any other it has an address that is right everywhere. */
const maxAddresses = 8;

/** Reads the document, by the names of its profiles; the first one is the usual. */
export type Documents = Readonly<Record<string, () => string>>;

/** The profile that a query names: other parameters, such as a number against caches, are of no concern. */
function profileIn(url: string, profiles: readonly string[]): string {
  const named = new URLSearchParams(url.split('?')[1] ?? '').getAll('profile');
  const [name = profiles[0], ...more] = named;
  const profile = profiles.find((one) => one === name);
  const fault = (code: string, message: string) => invalidRequest([{ in: 'query', pointer: '/profile', code, message }]);
  if (more.length > 0) throw fault('repeated', 'must be given once');
  if (profile === undefined) throw fault('invalid_choice', `must be one of ${profiles.join(', ')}`);
  return profile;
}

/** The document of a server at `base`, such as `https://texts.example.com/handbill`. */
const documentAt = (text: string, base: string): string =>
  text.replace(`"url": "${apiBase}"`, () => `"url": ${JSON.stringify(`${base}${apiBase}`)}`);

/** The OpenAPI document, open to read. It is no operation, and yet has its methods. */
export function documentAnswer(
  documents: Documents,
): (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest) => Promise<void> {
  const profiles = Object.keys(documents);
  const prepared: Record<string, Map<string, StaticAnswer>> = {};
  const documentOf = (profile: string, base: string): StaticAnswer => {
    const known = (prepared[profile] ??= new Map());
    const found = known.get(base);
    if (found !== undefined) return found;
    if (base !== '' && known.size >= maxAddresses) return documentOf(profile, '');
    const made = staticAnswer(() => documentAt(documents[profile]?.() ?? '', base), { 'Content-Type': 'application/json' });
    known.set(base, made);
    return made;
  };
  return async (request, response, { requestId, base }) => {
    const { method = '', url = '' } = request;
    if (!allow.includes(method)) throw methodNotAllowed(allow);
    response.setHeader('X-Request-Id', requestId);
    if (method === 'OPTIONS') return answer(response, 204, { Allow: allow.join(', ') });
    if (base === '') response.setHeader('Vary', varyBy(response, 'Host'));
    await documentOf(profileIn(url, profiles), base === '' ? askedAddress(request) : base)(response);
  };
}
