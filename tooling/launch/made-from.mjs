import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

/** Sizes and times, not contents: this is asked at every start. */
function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** A step that is done again when one of its sources has changed, or one of its outputs is gone. */
export const madeFrom = ({ what, stamp, sources, outputs = () => [], work }) => ({
  isReady: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === `${fingerprint(sources())} ${outputs().join(' ')}`,
  async make() {
    console.error(what);
    // Taken before: a source saved meanwhile is seen by the next start.
    const taken = fingerprint(sources());
    await work();
    writeFileSync(stamp, `${taken} ${outputs().join(' ')}`);
  },
});
