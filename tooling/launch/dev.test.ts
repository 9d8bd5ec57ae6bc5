import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectCopy, type ProjectCopy } from './project-copy.ts';
import { StartedProject } from './started-project.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await projectCopy({ installed: true });
}, 180_000);
afterAll(() => copy.remove());

describe.skipIf(process.platform !== 'linux')('npm run dev', { timeout: 120_000 }, () => {
  it('starts the server again when its code changes, on the database that it has', async () => {
    const project = new StartedProject(copy.folder, { PORT: '0', HANDBILL_DATA: join(copy.folder, 'data') }, 'dev');
    onTestFinished(() => project.kill());
    const mongod = () => project.processes().filter(({ command }) => command.includes('--dbpath'));
    await project.until('it is ready', () => project.printed.includes('is ready.'));
    const before = mongod();
    const file = join(copy.folder, 'apps/server/src/start/run-server.ts');
    await writeFile(file, (await readFile(file, 'utf8')).replace('is ready.', 'is ready again.'));
    await project.until('it is ready again', () => project.printed.includes('is ready again.'));
    expect([before.length, mongod()]).toEqual([1, before]);
    expect(await project.interrupt()).toMatchObject({ exitCode: 130 });
  });
});
