// `npm run mcp:bench`: how well agents use the tools. `npm run mcp:bench -- --help` shows the rest.
import { parseArgs } from 'node:util';
import { bars, probe, tools } from './probe.ts';
import { runTasks } from './run-tasks.ts';
import { tasks } from './tasks.ts';

const help = `Usage: npm run mcp:bench [-- probe | agent]

probe   measures the tools without a model: their sizes in tokens, schemas and annotations. Without a word it is this.
agent   has a model do ${tasks.length} tasks on a running server (best on an empty one that writes with its sandbox), and says how many
        it did, how often it began with a right tool, and what a task took in tokens. HANDBILL_URL and HANDBILL_KEY name the
        server; OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL the model, of any server with OpenAI's chat completions and tools.
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function showProbe(): void {
  const { tokens, faults } = probe(tools.map(({ listed }) => listed));
  for (const [name, count] of Object.entries(tokens.byTool)) say(`${name.padEnd(20)} ${String(count).padStart(6)} tokens`);
  say(`${'instructions'.padEnd(20)} ${String(tokens.instructions).padStart(6)} tokens`);
  say(`${'all'.padEnd(20)} ${String(tokens.all).padStart(6)} of at most ${bars.tokens}`);
  for (const fault of faults) say(`- ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

function setting(name: string, usual?: string): string {
  const value = process.env[name] ?? usual;
  if (!value) throw new Error(`Set ${name}.`);
  return value;
}

async function showAgent(): Promise<void> {
  const server = { url: setting('HANDBILL_URL', 'http://127.0.0.1:3000'), key: setting('HANDBILL_KEY') };
  const model = {
    baseUrl: setting('OPENAI_BASE_URL', 'https://api.openai.com/v1'),
    apiKey: setting('OPENAI_API_KEY', 'none'),
    model: setting('OPENAI_MODEL', 'gpt-5-mini'),
  };
  const { done, firstRight, tokens } = await runTasks(server, model, tasks, ({ task, isDone, isFirstRight, tokens: took, calls }) =>
    say(
      `${isDone ? 'done  ' : 'FAILED'} ${isFirstRight ? ' ' : '!'} ${String(took).padStart(7)}  ${task.slice(0, 70)}  [${calls.join(', ')}]`,
    ),
  );
  say(`${model.model}: done ${percent(done)}, right first tool ${percent(firstRight)}, tokens p50 ${tokens.p50}, p95 ${tokens.p95}`);
}

const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
const [mode = 'probe'] = positionals;
if (values.help === true || !['probe', 'agent'].includes(mode)) {
  say(help);
  if (values.help !== true) process.exitCode = 2;
} else if (mode === 'probe') showProbe();
else await showAgent();
