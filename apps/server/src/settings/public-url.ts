import { z } from 'zod';

/** The server's own addresses: below a path that begins like one of them, nobody could tell the two apart. */
const ownAddress = /^\/(?:v1|trpc|docs|problems|health|healthz|metrics|assets|calendar|console)(?:\/|$)/;

/** `https://texts.example.com/handbill`, where callers find the server; without a slash at the end. */
export const PublicUrl = z.string().transform((text, context): string => {
  const { protocol, origin, pathname, href } = URL.parse(text) ?? {};
  const path = pathname?.replace(/\/+$/, '') ?? '';
  const refuse = (message: string) => {
    context.addIssue(message);
    return z.NEVER;
  };
  if (origin === undefined || !/^https?:$/.test(protocol ?? '')) return refuse('must be a URL that begins with http:// or https://');
  if (href !== `${origin}${pathname}`) return refuse('must be a URL without user, query and fragment');
  if (!/^(?:\/[\w.~-]+)*$/.test(path)) return refuse('must have a path of letters, digits and - . _ ~ only');
  if (ownAddress.test(path)) return refuse(`must not have a path that begins with /${path.split('/')[1]}, an address of the server itself`);
  return `${origin}${path}`;
});
