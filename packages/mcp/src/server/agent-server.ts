import type { Endpoint } from '@handbill/operations';
import { Server } from '@modelcontextprotocol/server';
import type { Agent } from './agent.ts';
import { instructions } from './instructions.ts';
import { servePrompts } from './serve-prompts.ts';
import { serveResources } from './serve-resources.ts';
import { serveTools } from './serve-tools.ts';

export interface AgentServerOptions {
  /** Of the server. */
  readonly version: string;
  /** No tool that changes anything. */
  readonly readOnly: boolean;
}

const capabilities = { tools: {}, resources: {}, prompts: {} };

/** Prepares the agents' door: a server of the protocol for each request, made from the table of operations. */
export function agentServers(endpoints: readonly Endpoint[], { version, readOnly }: AgentServerOptions): (agent: Agent) => Server {
  const tools = serveTools(endpoints, readOnly);
  const resources = serveResources(endpoints);
  return (agent) => {
    const server = new Server({ name: 'handbill', title: 'Handbill', version }, { capabilities, instructions });
    tools(server, agent);
    resources(server, agent);
    servePrompts(server);
    return server;
  };
}
