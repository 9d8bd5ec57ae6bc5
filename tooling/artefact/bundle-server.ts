import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { prerender } from '../../apps/server/src/pages/serving/render-site.ts';
import { root } from '../architecture/source-files.ts';
import { bundle } from './bundle.ts';

export interface ServerBundle {
  /** Where its modules are: in `server`, and in `tasks` beside it. */
  readonly lib: string;
  /** The sources of the programs in `server`, by their names there. */
  readonly programs: Readonly<Record<string, string>>;
  readonly isForTests?: boolean;
}

/** The program of the artefact. */
const artefact: ServerBundle = { lib: 'lib', programs: { handbill: 'apps/server/src/handbill.ts' } };

/**
 * Bundles the server with all that it needs into a folder. All modules lie at the depth of those that look for files beside them: the manifest two
 * folders up, the thread, its tasks, pages and texts.
 */
export async function bundleServer(folder: string, { lib, programs, isForTests = false }: ServerBundle = artefact): Promise<void> {
  const modules = `${lib}/server`;
  const all = { ...programs, thread: 'packages/text/src/worker/thread.ts' };
  const inServer = Object.fromEntries(Object.entries(all).map(([name, file]) => [`${modules}/${name}`, file]));
  await bundle(folder, {
    programs: { ...inServer, [`${lib}/tasks/text-tasks`]: 'packages/text/src/tasks/text-tasks.ts' },
    modules,
    // The pages are rendered already.
    external: [/\/render-site\.ts$/],
    isForTests,
  });
  prerender(join(folder, modules));
  await cp(join(root, 'packages/text/src/prompted/example-texts'), join(folder, modules, 'example-texts'), { recursive: true });
}
