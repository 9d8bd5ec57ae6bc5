import { limitCosts, limitedCalls } from './limited-calls.ts';
import { manyWorkspaces } from './many-workspaces.ts';
import { revokedKeys } from './revoked-keys.ts';
import type { TeamsSetting } from './teams.ts';

const parts = { revoked: revokedKeys, limits: limitedCalls, costs: limitCosts, workspaces: manyWorkspaces };

/** Prints what holds for many keys and workspaces; `names` picks parts. */
export async function teamsGoals(setting: TeamsSetting, names: readonly string[]): Promise<void> {
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const { what, met } of await part(setting)) console.log(`${met ? 'kept  ' : 'MISSED'}  ${what}`);
  }
}
