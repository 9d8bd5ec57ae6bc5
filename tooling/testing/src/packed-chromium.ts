import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const packageFolder = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

/** The package's own file names folders that only Amazon's machines have. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

const packed = (name: string) => createReadStream(join(packageFolder, 'bin', `${name}.br`));

/** Not by the machine's `tar`: it ends before the last of its input, which then cannot be written. */
const unpack = (name: string, folder: string): Promise<void> => pipeline(packed(name), createBrotliDecompress(), extract(folder));

/** A Chromium in a folder, with the libraries and fonts that a machine may lack. */
export interface PackedChromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The Chromium in the npm package `@sparticuz/chromium`, for Linux on x64: nothing is downloaded. It is unpacked once.
 * The package's own unpacking writes to the system's temporary folder, where two processes disturb each other.
 */
export async function packedChromium(): Promise<PackedChromium> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    const unfinished = await mkdtemp(`${folder}-`);
    const program = createWriteStream(join(unfinished, 'chromium'), { mode: 0o755 });
    await Promise.all([
      pipeline(packed('chromium'), createBrotliDecompress(), program),
      unpack('al2023.tar', unfinished),
      unpack('fonts.tar', unfinished),
    ]);
    await writeFile(join(unfinished, 'fonts.conf'), fontsOf(folder));
    // Another process may have been faster: its copy is as good.
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  }
  const env = { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: folder };
  return { executablePath: join(folder, 'chromium'), env };
}
