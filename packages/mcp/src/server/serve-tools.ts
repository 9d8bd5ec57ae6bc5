import { isPlainObject } from '@handbill/contract';
import type { Endpoint } from '@handbill/operations';
import type { Server } from '@modelcontextprotocol/server';
import { callTool } from '../tools/call-tool.ts';
import { mayUse, toolsOf } from '../tools/tool.ts';
import { invalid, refuse, shown, type Agent } from './agent.ts';

/** Lists and calls the tools of a table of operations. */
export function serveTools(endpoints: readonly Endpoint[], readOnly: boolean): (server: Server, agent: Agent) => void {
  const all = toolsOf(endpoints);
  const tools = readOnly ? all.filter(({ changes }) => !changes) : all;
  const queries = endpoints.filter(({ operation }) => operation.kind === 'query');
  const reader = (route: string): Endpoint | undefined => queries.find(({ operation }) => operation.route === route);

  const notThere = (name: string): Error => {
    if (all.some((one) => one.name === name)) return invalid(`This server is read-only: there is no ${name}.`);
    return invalid(`There is no tool ${shown(name)}: ${tools.map((one) => one.name).join(', ')}.`);
  };

  return (server, agent) => {
    const { principal, calls } = agent;
    server.setRequestHandler('tools/list', () => ({
      tools: tools.filter((tool) => mayUse(tool, principal.scopes)).map(({ listed }) => ({ ...listed })),
    }));
    server.setRequestHandler('tools/call', ({ params }, { mcpReq: { _meta, signal, notify } }) => {
      const progressToken = _meta?.progressToken;
      const progress = (seconds: number): void => {
        if (progressToken === undefined) return;
        const note = { progressToken, progress: seconds, message: `Still being written, for ${seconds} s` };
        // Who has left hears of nothing.
        notify({ method: 'notifications/progress', params: note }).catch(() => undefined);
      };
      const tool = tools.find(({ name }) => name === params.name);
      const args = isPlainObject(params.arguments) ? params.arguments : {};
      return tool === undefined ? refuse(notThere(params.name), agent) : callTool(tool, args, { calls, reader, signal, progress });
    });
  };
}
