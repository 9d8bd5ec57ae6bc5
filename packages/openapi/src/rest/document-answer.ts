import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase, Problem } from '@handbill/contract';
import { answer, staticAnswer, varyBy, type ReceivedRequest, type StaticAnswer } from '@handbill/http';
import { invalidRequest } from '@handbill/operations';
import { profiles, type Profile } from '../document/profiles.ts';
import { askedAddress } from './asked-address.ts';

const allow = ['GET', 'HEAD', 'OPTIONS'];

/** For so many addresses of a server a profile is kept; at any other it has an address that is right everywhere. */
const maxAddresses = 8;

/** The profile that a query names: what else is in it, such as a number against caches, is of no concern. */
function profileIn(url: string): Profile {
  const named = new URLSearchParams(url.split('?')[1] ?? '').getAll('profile');
  const [name = 'lean', ...more] = named;
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
  read: (profile: Profile) => string,
): (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest) => Promise<void> {
  const prepared = Object.fromEntries(profiles.map((profile) => [profile, new Map<string, StaticAnswer>()]));
  const documentOf = (profile: Profile, base: string): StaticAnswer => {
    const known = prepared[profile] ?? new Map<string, StaticAnswer>();
    const found = known.get(base);
    if (found !== undefined) return found;
    if (base !== '' && known.size >= maxAddresses) return documentOf(profile, '');
    const made = staticAnswer(() => documentAt(read(profile), base), { 'Content-Type': 'application/json' });
    known.set(base, made);
    return made;
  };
  return async (request, response, { requestId, base }) => {
    const { method = '', url = '' } = request;
    if (!allow.includes(method)) throw new Problem('method_not_allowed', { allow }, { detail: `Allowed here: ${allow.join(', ')}.` });
    const head = { 'X-Request-Id': requestId };
    if (method === 'OPTIONS') return answer(response, 204, { Allow: allow.join(', '), ...head });
    if (base === '') response.setHeader('Vary', varyBy(response, 'Host'));
    await documentOf(profileIn(url), base === '' ? askedAddress(request) : base)(response, head);
  };
}
