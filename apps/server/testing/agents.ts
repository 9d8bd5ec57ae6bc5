import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { onTestFinished } from 'vitest';
import type { Reachable } from './rest.ts';

/** The answer of a tool. */
export interface AgentAnswer {
  readonly isError: boolean;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly data: any;
}

/** How far a call is. */
type OnProgress = (progress: { readonly progress: number }) => void;

/** A host as tests use one, of whichever protocol. */
export interface TestAgent {
  readonly protocol: string | undefined;
  readonly instructions: string | undefined;
  readonly tools: () => Promise<readonly { readonly name: string }[]>;
  readonly call: (name: string, args?: Record<string, unknown>, onprogress?: OnProgress) => Promise<AgentAnswer>;
  readonly read: (uri: string) => Promise<string>;
  readonly prompts: () => Promise<readonly string[]>;
  readonly prompt: (name: string, args: Record<string, string>) => Promise<string>;
}

const info = { name: 'test', version: '1.0.0' };

type AnyClient = Client | FormerClient;

function agentOf(client: AnyClient): TestAgent {
  const any = client as Client;
  return {
    get protocol() {
      return any.getNegotiatedProtocolVersion?.();
    },
    get instructions() {
      return any.getInstructions();
    },
    tools: async () => (await any.listTools()).tools,
    async call(name, args = {}, onprogress) {
      const options = onprogress === undefined ? {} : { onprogress, resetTimeoutOnProgress: true };
      const request = { name, arguments: args };
      const answer =
        client instanceof FormerClient ? await client.callTool(request, undefined, options) : await client.callTool(request, options);
      const [first] = answer.content as { text: string }[];
      return { isError: answer.isError === true, text: first?.text ?? '', data: answer.structuredContent };
    },
    async read(uri) {
      const { contents } = await any.readResource({ uri });
      const [first] = contents as { text: string }[];
      return first?.text ?? '';
    },
    prompts: async () => (await any.listPrompts()).prompts.map(({ name }) => name),
    async prompt(name, args) {
      const { messages } = await any.getPrompt({ name, arguments: args });
      const [first] = messages.map(({ content }) => content as { text: string });
      return first?.text ?? '';
    },
  };
}

const connectionTo = ({ url }: Reachable, key: string) =>
  [new URL(`${url}/mcp`), { requestInit: { headers: { authorization: `Bearer ${key}` } } }] as const;

/** The official client, in the protocol of 2026 or as it chooses. */
export async function agent(server: Reachable, key: string = server.adminKey): Promise<TestAgent> {
  const client = new Client(info, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(...connectionTo(server, key)));
  onTestFinished(() => client.close());
  return agentOf(client);
}

/** The official client of before, in the protocol of 2025. */
export async function formerAgent(server: Reachable, key: string = server.adminKey): Promise<TestAgent> {
  const client = new FormerClient(info);
  await client.connect(new FormerTransport(...connectionTo(server, key)));
  onTestFinished(() => client.close());
  return agentOf(client);
}
