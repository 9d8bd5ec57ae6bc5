import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { documentText, profiles, type Profile } from '@handbill/openapi';
import type { SiteFile } from '../page.ts';

const fileOf = (address: string) => (extname(address) === '' ? `${address}.html` : address);
const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;

export function writeSite(folder: string, files: readonly SiteFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { address, body } of files) {
    const file = join(folder, fileOf(address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
}

export const readSite = (folder: string): SiteFile[] =>
  globSync('**/*.*', { cwd: folder }).map((file) => ({ address: addressOf(file), body: readFileSync(join(folder, file), 'utf8') }));

/** The folder of the build, beside the compiled code: the source code always renders its own pages. */
export const builtFolder: string = import.meta.dirname;

/** The rendered files of a build: the site, and the OpenAPI document in each profile. */
export const builtFiles = (folder: string) => ({
  site: join(folder, 'site'),
  documentIn: (profile: Profile) => join(folder, `openapi.${profile}.json`),
});

const built = builtFiles(builtFolder);

/** The site of the build, or one that is rendered now. The renderer is loaded only then. */
export async function site(): Promise<SiteFile[]> {
  if (existsSync(built.site)) return readSite(built.site);
  const { renderSite } = await import('./render-site.ts');
  return renderSite();
}

/** The OpenAPI document of the build, or one that is made now, by its profiles: each is read when it is asked for. */
export const servedDocuments: Readonly<Record<string, () => string>> = Object.fromEntries(
  profiles.map((profile) => {
    const file = built.documentIn(profile);
    let made: string | undefined;
    return [profile, () => (existsSync(file) ? readFileSync(file, 'utf8') : (made ??= documentText(profile)))];
  }),
);
