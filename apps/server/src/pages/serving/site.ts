import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFile } from '../page.ts';

const fileOf = (address: string) => (extname(address) === '' ? `${address}.html` : address);
const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;

/** Writes a site into a folder, which is emptied first. */
export function writeSite(folder: string, files: readonly SiteFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { address, body } of files) {
    const file = join(folder, fileOf(address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
}

/** Reads a site that `writeSite` has written. */
export const readSite = (folder: string): SiteFile[] =>
  globSync('**/*.*', { cwd: folder }).map((file) => ({ address: addressOf(file), body: readFileSync(join(folder, file), 'utf8') }));

/** Where the build leaves the site: beside the compiled code, so that the source code always renders its own. */
export const builtSite: string = fileURLToPath(new URL('site', import.meta.url));

/** The site as the build has left it, or rendered now. What renders it is loaded only then. */
export async function site(): Promise<SiteFile[]> {
  if (existsSync(builtSite)) return readSite(builtSite);
  const { renderSite } = await import('./render-site.ts');
  return renderSite();
}
