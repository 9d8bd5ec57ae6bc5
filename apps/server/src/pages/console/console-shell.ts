import { escape } from '../html.ts';

/** The page loads its own files, calls this server alone, and makes neither scripts nor styles of texts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'none'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

export const shellHeaders = {
  'Content-Security-Policy': policy.join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Type': 'text/html; charset=utf-8',
  // It names the hashed files of this build: an older one would ask for files that are gone.
  'Cache-Control': 'no-store',
};

/** The shell with the path that the server is found below, which is all that is written into it. */
export function consoleShell(shell: string, publicUrl = 'http://localhost'): string {
  const path = new URL(publicUrl).pathname.replace(/\/$/, '');
  const written = `<base href="${escape(`${path}/console/`)}"><meta name="handbill-base" content="${escape(path)}">`;
  return shell.replace('<head>', () => `<head>${written}`);
}
