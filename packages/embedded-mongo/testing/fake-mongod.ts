import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMongod } from '../src/find-mongod/find-mongod.ts';

/** The lines of a mongod on a full disk, with its paths shortened. */
const lines = [
  '{"t":{"$date":"2026-11-21T23:10:47.885+00:00"},"s":"E",  "c":"WT",       "id":22435,   "ctx":"Checkpointer","msg":"WiredTiger error message","attr":{"error":28,"message":{"ts_sec":1795302647,"ts_usec":885760,"thread":"13847:0x7f3d94f5f6c0","session_dhandle_name":"file:collection-0.wt","session_name":"close_ckpt","category":"WT_VERB_DEFAULT","category_id":9,"verbose_level":"ERROR","verbose_level_id":-3,"msg":"__posix_file_write:621:collection-0.wt: handle-write: pwrite: failed to write 4096 bytes at offset 16384","error_str":"No space left on device","error_code":28}}}',
  '{"t":{"$date":"2026-11-21T23:10:47.885+00:00"},"s":"F",  "c":"ASSERT",   "id":23089,   "ctx":"Checkpointer","msg":"Fatal assertion","attr":{"msgid":50853,"file":"src/mongo/db/storage/wiredtiger/wiredtiger_util.cpp","line":712}}',
  '{"t":{"$date":"2026-11-21T23:10:47.885+00:00"},"s":"F",  "c":"ASSERT",   "id":23090,   "ctx":"Checkpointer","msg":"\\n\\n***aborting after fassert() failure\\n\\n"}',
];

/** How mongod ends on a full disk. */
export const fullDiskEnd = { log: `${lines.join('\n')}\n`, exitCode: 14 };
/** The same where not even the log had space: its last line is cut off. */
export const fullDiskEndCutOff = { log: (lines[1] ?? '').slice(0, 60), exitCode: 1 };

/** A program that runs the real mongod; from `failWith` until `recover` each start ends like this. */
export async function fakeMongod(folder: string) {
  const [binary, failing] = [join(folder, 'mongod'), join(folder, 'failing')];
  const real = await findMongod(process.env, console);
  const script = `#!/bin/sh
[ "$1" = --version ] || [ ! -e ${failing} ] || {
  while [ "$1" != --logpath ]; do shift; done
  cat ${failing} > "$2"
  exit "$(cat ${failing}.code)"
}
exec ${real} "$@"
`;
  await writeFile(binary, script);
  await chmod(binary, 0o755);
  const failWith = async ({ log, exitCode }: typeof fullDiskEnd): Promise<void> => {
    await writeFile(`${failing}.code`, `${exitCode}`);
    await writeFile(failing, log);
  };
  return { binary, failWith, recover: () => rm(failing) };
}
