// `node tooling/words/main.ts [folder …]`: plain words in comments and names, in all folders or in those that are given.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkWords, countWhats, type SourceFile } from './check-words.ts';

const wanted = process.argv.slice(2);
const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).split('\n');
const files = paths.filter((path) => existsSync(path)).map((path): SourceFile => ({ path, text: readFileSync(path, 'utf8') }));
const folders = Map.groupBy(files, ({ path }) => path.split('/').slice(0, 2).join('/'));
const isHeld = (folder: string): boolean => wanted.length === 0 || wanted.includes(folder);
const faults = [...folders].flatMap(([folder, some]) => (isHeld(folder) ? checkWords(folder, some) : []));
for (const fault of faults) console.error(fault);
const { lines, whats } = countWhats(files);
console.log(`${faults.length} faults; ${whats} of all ${lines} lines of comments have the word "what"`);
process.exitCode = faults.length === 0 ? 0 : 1;
