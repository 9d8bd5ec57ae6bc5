import { isPlainObject, Problem } from '@handbill/contract';
import type { Endpoint, Principal } from '@handbill/operations';
import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server } from '@modelcontextprotocol/server';
import { marked } from '../tools/answer.ts';
import { callTool, type AgentCalls } from '../tools/call-tool.ts';
import { mayUse, toolsOf, type Tool } from '../tools/tool.ts';
import { instructions } from './instructions.ts';
import { prompts, promptText } from './prompts.ts';
import { resourceAt, resourcesOf } from './resources.ts';

/** Whose request is answered. */
export interface Agent {
  readonly principal: Principal;
  readonly calls: AgentCalls;
}

export interface AgentServerOptions {
  /** Of the server. */
  readonly version: string;
  /** No tool that changes anything. */
  readonly readOnly: boolean;
}

const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

/** Prepares what agents are served: a server of the protocol for each request, made from the table of operations. */
export function agentServers(endpoints: readonly Endpoint[], { version, readOnly }: AgentServerOptions): (agent: Agent) => Server {
  const all = toolsOf(endpoints);
  const tools = readOnly ? all.filter(({ changes }) => !changes) : all;
  const resources = resourcesOf(endpoints);
  const byRoute = new Map(
    endpoints.filter(({ operation }) => operation.kind === 'query').map((one) => [one.operation.route as string, one]),
  );

  const toolNamed = (name: string): Tool => {
    const tool = tools.find((one) => one.name === name);
    if (tool !== undefined) return tool;
    const isHidden = all.some((one) => one.name === name);
    throw invalid(
      isHidden
        ? `This server is read-only: there is no ${name}.`
        : `There is no tool ${JSON.stringify(name.slice(0, 100))}: ${tools.map((one) => one.name).join(', ')}.`,
    );
  };
  const read = async (uri: string, { calls }: Agent): Promise<string> => {
    const found = resourceAt(resources, uri);
    if (found === undefined) throw new ResourceNotFoundError(uri);
    const { endpoint, entry } = found.resource;
    const outcome = await calls.invoke(endpoint, { value: found.value }).catch((cause: unknown) => {
      if (cause instanceof Problem && cause.code === 'not_found') throw new ResourceNotFoundError(uri);
      throw cause instanceof Problem ? invalid(cause.message) : cause;
    });
    return JSON.stringify(marked(outcome.value, entry.own));
  };

  return (agent) => {
    const capabilities = { tools: {}, resources: {}, prompts: {} };
    const server = new Server({ name: 'handbill', title: 'Handbill', version }, { capabilities, instructions });
    const { scopes } = agent.principal;
    server.setRequestHandler('tools/list', () => ({
      tools: tools.filter((tool) => mayUse(tool, scopes)).map(({ listed }) => ({ ...listed })),
    }));
    server.setRequestHandler('tools/call', ({ params }, { mcpReq: { _meta, signal, notify } }) => {
      const token = _meta?.progressToken;
      const progress = (seconds: number): void => {
        if (token === undefined) return;
        const note = { progressToken: token, progress: seconds, message: `Still being written, for ${seconds} s` };
        // Who has left hears of nothing.
        notify({ method: 'notifications/progress', params: note }).catch(() => undefined);
      };
      const args = isPlainObject(params.arguments) ? params.arguments : {};
      return callTool(toolNamed(params.name), args, { calls: agent.calls, reader: (route) => byRoute.get(route), signal, progress });
    });
    server.setRequestHandler('resources/list', () => ({ resources: [] }));
    server.setRequestHandler('resources/templates/list', () => ({
      resourceTemplates: resources.map(({ uriTemplate, name, entry }) => ({
        uriTemplate,
        name,
        title: entry.title,
        mimeType: 'application/json',
      })),
    }));
    server.setRequestHandler('resources/read', async ({ params: { uri } }) => ({
      contents: [{ uri, mimeType: 'application/json', text: await read(uri, agent) }],
    }));
    server.setRequestHandler('prompts/list', () => ({ prompts: prompts.map((one) => ({ ...one, arguments: [...one.arguments] })) }));
    server.setRequestHandler('prompts/get', ({ params }) => {
      const prompt = prompts.find(({ name }) => name === params.name);
      if (prompt === undefined) throw invalid(`There is no prompt ${JSON.stringify(params.name.slice(0, 100))}.`);
      const text = promptText(prompt, params.arguments ?? {});
      return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
    });
    return server;
  };
}
