import type { Browser, LaunchOptions } from 'puppeteer-core';
import { packedChromium } from './packed-chromium.ts';

const own = process.env['CHROMIUM_BINARY'];

/** Which Chromium runs: the one that `CHROMIUM_BINARY` names, else the one in the npm package, which is for Linux on x64. */
async function findChromium(): Promise<{ executablePath: string; env?: Readonly<Record<string, string>> }> {
  if (own !== undefined) return { executablePath: own };
  if (process.platform === 'linux' && process.arch === 'x64') return packedChromium();
  throw new Error(`No Chromium for ${process.platform} on ${process.arch} comes with the packages: set CHROMIUM_BINARY to one of yours.`);
}

/**
 * Starts a Chromium without a window, which shows pages as a browser of today does: no check of it is turned off but the sandbox,
 * which containers do not allow. The caller closes it.
 */
export async function launchBrowser(options: Pick<LaunchOptions, 'acceptInsecureCerts'> = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  // Only here: most tests that use this package start no browser.
  const { launch } = await import('puppeteer-core');
  return launch({
    ...options,
    executablePath,
    env: { ...process.env, ...env },
    headless: 'shell',
    // A container's /dev/shm is often too small for a page.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
  }).catch((cause: unknown) => {
    throw new Error(`Chromium (${executablePath}) does not start. CHROMIUM_BINARY may name another one.`, { cause });
  });
}
