import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

const lock = join(root, '.toolchain', 'preparing');

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The lock is dead when its process is; one without a pid yet is being written. */
function isDead() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return pid > 0 && !isAlive(pid);
  } catch {
    return false;
  }
}

/** Gives the lock back where this process has it, before it ends in the middle of its work. */
export function giveUp() {
  try {
    if (readFileSync(lock, 'utf8') === `${process.pid}`) rmSync(lock, { force: true });
  } catch {
    // There is none.
  }
}

/** Does the work while no other start of this project does: two installs at once would spoil each other. */
export async function oneAtATime(work) {
  mkdirSync(join(root, '.toolchain'), { recursive: true });
  for (let isSaid = false; ; isSaid = true) {
    try {
      writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isDead()) rmSync(lock, { force: true });
    else if (!isSaid) console.error('Another start is preparing this project: waiting for it');
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
