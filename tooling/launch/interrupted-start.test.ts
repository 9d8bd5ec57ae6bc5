import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { moments, runningMoment } from './moments.ts';
import { projectCopy, type ProjectCopy } from './project-copy.ts';
import { StartedProject } from './started-project.ts';

// `EVERY_MOMENT=1 vitest run tooling/launch` interrupts a whole first start, which downloads everything; the tests of each day the steps after that.
const all = process.env['EVERY_MOMENT'] === '1';
const tested = moments.filter(({ isTestedDaily }) => all || isTestedDaily);
/** In milliseconds. On a busy machine the point is that it ends at all. */
const longest = all ? 1_000 : 10_000;

let copy: ProjectCopy;
let data = '';
let temporary = '';
beforeAll(async () => {
  copy = await projectCopy({ installed: !all });
  data = join(copy.folder, 'data');
  temporary = join(copy.folder, 'temporary');
  await mkdir(temporary);
  await writeFile(join(copy.folder, '.env'), 'PORT=0\n');
}, 180_000);
afterAll(() => copy.remove());

function start(): StartedProject {
  const cache = all ? { XDG_CACHE_HOME: join(copy.folder, 'cache') } : {};
  const project = new StartedProject(copy.folder, { HANDBILL_DATA: data, TMPDIR: temporary, ...cache });
  onTestFinished(() => project.kill());
  return project;
}

describe.skipIf(process.platform !== 'linux')('Ctrl-C during the first start', { timeout: 300_000 }, () => {
  it.each(tested)('ends it and all that it started, when $name', async ({ name, hasCome }) => {
    const project = start();
    await project.until(name, () => hasCome({ project, folder: copy.folder, data }));
    const { exitCode, took, late } = await project.interrupt();
    console.log(`${name}: ended within ${Math.round(took)} ms`);
    // A server that runs stops in order, and the first key is written a moment before.
    expect(name === runningMoment ? [0] : name === 'the first key is written' ? [0, 130] : [130]).toContain(exitCode);
    expect(took, `still ran after half a second: ${late.join('; ')}`).toBeLessThan(longest);
    expect(project.printed).not.toMatch(/can't be made ready|could not start|Error/);
    expect(await readdir(data).catch(() => [])).not.toContain('owner.json');
    expect(await readdir(join(copy.folder, '.toolchain')).catch(() => [])).not.toContain('preparing');
    expect((await readdir(temporary)).filter((file) => file.startsWith('handbill-'))).toEqual([]);
  });

  it('leaves what the next start needs: it is ready, and its first key works', async () => {
    const project = start();
    await project.until('it is ready', () => project.printed.includes('is ready'));
    expect(project.printed).toContain(`from the environment and ${join(copy.folder, '.env')}\n`);
    const url = /REST +(\S+)/.exec(project.printed)?.[1];
    const key = (await readFile(join(data, 'admin.key'), 'utf8')).trim();
    expect((await fetch(`${url}/me`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
    expect(await project.interrupt()).toMatchObject({ exitCode: 0 });
  });
});
