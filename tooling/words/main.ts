// `node tooling/words/main.ts [folder …]`: plain words in comments and names. It holds the folders of the list and those that are given.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkWords, countWhats, type SourceFile } from './check-words.ts';
import { heldFolders } from './refused-words.ts';

const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).split('\n');
const folders = new Map<string, SourceFile[]>();
for (const path of paths.filter((name) => existsSync(name))) {
  const folder = path.split('/').slice(0, 2).join('/');
  folders.set(folder, [...(folders.get(folder) ?? []), { path, text: readFileSync(path, 'utf8') }]);
}
const held = new Set([...heldFolders, ...process.argv.slice(2)]);
const faults = [...folders].flatMap(([folder, files]) => (held.has(folder) ? checkWords(folder, files) : []));
for (const fault of faults) console.error(fault);
const { lines, whats } = countWhats([...folders.values()].flat());
console.log(`${faults.length} faults in ${held.size} folders; ${whats} of all ${lines} lines of comments have the word "what"`);
process.exitCode = faults.length === 0 ? 0 : 1;
