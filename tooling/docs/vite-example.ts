import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { root } from '../architecture/source-files.ts';

/** An example that is a page, with its own Vite; call it at the file's top. */
export function viteExample(name: string) {
  const cwd = join(root, 'examples', name);
  const vite = join(cwd, 'node_modules/vite/bin/vite.js');
  const previews: ChildProcess[] = [];
  afterAll(() => previews.forEach((preview) => preview.kill()));
  return {
    build: (folder: string, mode: string, env: Readonly<Record<string, string>> = {}) =>
      promisify(execFile)(process.execPath, [vite, 'build', '--mode', mode, '--outDir', folder], {
        cwd,
        env: { ...process.env, NODE_ENV: mode, ...env },
      }),
    /** Serves a folder as `vite preview` does, which hands calls on to `HANDBILL_URL`; resolves to its origin. */
    serve: async (folder: string, env: Readonly<Record<string, string>> = {}): Promise<string> => {
      const preview = spawn(process.execPath, [vite, 'preview', '--outDir', folder, '--port', '0', '--host', '127.0.0.1'], {
        cwd,
        env: { ...process.env, NO_COLOR: '1', ...env },
        // It says of each connection that the server has cut.
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      previews.push(preview);
      for await (const line of createInterface(preview.stdout)) {
        const [address] = /http:\S+/.exec(line) ?? [];
        if (address !== undefined) return new URL(address).origin;
      }
      throw new Error('The preview ended');
    },
  };
}
