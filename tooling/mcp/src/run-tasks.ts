import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { quantile } from 'simple-statistics';
import { rest } from '../../../apps/server/testing/rest.ts';
import { ask, type ChatMessage, type Model } from './chat.ts';
import type { Fixtures, MadeCall, Task } from './tasks.ts';

/** How a task went. */
interface TaskResult {
  readonly task: string;
  readonly isDone: boolean;
  readonly isFirstRight: boolean;
  readonly tokens: number;
  readonly calls: readonly string[];
}

export interface AgentReport {
  readonly results: readonly TaskResult[];
  readonly done: number;
  readonly firstRight: number;
  readonly tokens: { readonly p50: number; readonly p95: number };
}

/** How often a model may answer before a task has failed. */
const maxTurns = 8;

interface Answer {
  readonly isError: boolean;
  readonly text: string;
  readonly id: string;
}

async function callTool(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  try {
    const { content, isError = false, structuredContent } = await client.callTool({ name, arguments: args });
    const [first] = content as { text?: string }[];
    const { content_id, id } = (structuredContent ?? {}) as { content_id?: string; id?: string };
    return { isError, text: first?.text ?? '', id: content_id ?? id ?? '' };
  } catch (error) {
    return { isError: true, text: error instanceof Error ? error.message : String(error), id: '' };
  }
}

const parsed = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text || '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Makes the records that tasks name. */
async function fixturesOf(client: Client, { url, key }: { readonly url: string; readonly key: string }): Promise<Fixtures> {
  const made = async (name: string, args: Record<string, unknown>): Promise<string> => {
    const { id, text } = await callTool(client, name, args);
    if (id === '') throw new Error(`${name} made nothing: ${text}`);
    return id;
  };
  const voice = await rest({ url, adminKey: key }, 'POST /brand-voices', { body: { name: 'Bakery', avoid: ['artisanal'] } });
  return {
    email: await made('generate_content', { type: 'email', topic: 'Our sourdough course in March', again: true }),
    post: await made('generate_content', { type: 'social_post', platform: 'linkedin', topic: 'Our sourdough course', again: true }),
    campaign: await made('save_campaign', { name: 'Spring bread', campaign_type: 'sales', channels: ['email', 'linkedin'] }),
    voice: voice.body.id,
  };
}

async function runTask(client: Client, model: Model, task: Task, fixtures: Fixtures): Promise<TaskResult> {
  const { tools } = await client.listTools();
  const asked = task.ask(fixtures);
  const messages: ChatMessage[] = [
    { role: 'system', content: client.getInstructions() ?? '' },
    { role: 'user', content: asked },
  ];
  const calls: MadeCall[] = [];
  let spent = 0;
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const { content, calls: wanted, tokens } = await ask(model, messages, tools);
    spent += tokens;
    if (wanted.length === 0) break;
    messages.push({ role: 'assistant', content, tool_calls: wanted });
    for (const { id, function: called } of wanted) {
      const args = parsed(called.arguments);
      const { isError, text } = await callTool(client, called.name, args);
      calls.push({ tool: called.name, args, failed: isError, answer: text });
      messages.push({ role: 'tool', tool_call_id: id, content: text });
    }
  }
  const [first] = calls;
  return {
    task: asked,
    isDone: task.isDone(calls, fixtures),
    // To call nothing is right where no tool does the task.
    isFirstRight: first === undefined ? task.isDone([], fixtures) : task.first.includes(first.tool),
    tokens: spent,
    calls: calls.map(({ tool, failed }) => (failed ? `${tool} (failed)` : tool)),
  };
}

/** Has a model do tasks with the tools of a server. */
export async function runTasks(
  server: { readonly url: string; readonly key: string },
  model: Model,
  tasks: readonly Task[],
  onResult: (result: TaskResult) => void = () => undefined,
): Promise<AgentReport> {
  const client = new Client({ name: 'mcp-bench', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  const headers = { authorization: `Bearer ${server.key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit: { headers } }));
  try {
    const fixtures = await fixturesOf(client, server);
    const results: TaskResult[] = [];
    for (const task of tasks) {
      const result = await runTask(client, model, task, fixtures);
      onResult(result);
      results.push(result);
    }
    const share = (which: (result: TaskResult) => boolean): number => results.filter(which).length / results.length;
    const tokens = results.map((result) => result.tokens);
    return {
      results,
      done: share(({ isDone }) => isDone),
      firstRight: share(({ isFirstRight }) => isFirstRight),
      tokens: { p50: quantile(tokens, 0.5), p95: quantile(tokens, 0.95) },
    };
  } finally {
    await client.close();
  }
}
