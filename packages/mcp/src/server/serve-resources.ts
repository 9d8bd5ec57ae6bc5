import { Problem, type AgentResource } from '@handbill/contract';
import type { Endpoint } from '@handbill/operations';
import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';
import { marked } from '../tools/answer.ts';
import { invalid, refuse, type Agent } from './agent.ts';

/** A record that agents read by its address. */
interface Resource {
  readonly endpoint: Endpoint;
  readonly entry: AgentResource;
  /** `handbill://content/{id}` */
  readonly uriTemplate: string;
  readonly pattern: RegExp;
}

function resourceOf(endpoint: Endpoint): Resource[] {
  const { resource: entry, path } = endpoint.operation;
  if (entry === undefined) return [];
  const uriTemplate = `handbill:/${path}`;
  return [
    { endpoint, entry, uriTemplate, pattern: new RegExp(`^${uriTemplate.replaceAll(/\{(\w+)\}/g, String.raw`(?<$1>[\w-]{1,100})`)}$`) },
  ];
}

/** Lists and reads the records of a table of operations that have an address. */
export function serveResources(endpoints: readonly Endpoint[]): (server: Server, agent: Agent) => void {
  const resources = endpoints.flatMap(resourceOf);
  const resourceTemplates = resources.map(({ uriTemplate, endpoint, entry }) => ({
    uriTemplate,
    name: endpoint.operationId,
    title: entry.title,
    mimeType: 'application/json',
  }));

  const read = async (uri: string, agent: Agent): Promise<string> => {
    const [found] = resources.flatMap((resource) => {
      const match = resource.pattern.exec(uri);
      return match === null ? [] : [{ ...resource, value: { ...match.groups } }];
    });
    if (found === undefined) return refuse(new ResourceNotFoundError(uri), agent);
    const outcome = await agent.calls.invoke(found.endpoint, { value: found.value }).catch((cause: unknown) => {
      if (!(cause instanceof Problem)) throw cause;
      throw cause.code === 'not_found' ? new ResourceNotFoundError(uri) : invalid(cause.message);
    });
    return JSON.stringify(marked(outcome.value, found.entry.own));
  };

  return (server, agent) => {
    server.setRequestHandler('resources/list', () => ({ resources: [] }));
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }));
    server.setRequestHandler('resources/read', async ({ params: { uri } }) => ({
      contents: [{ uri, mimeType: 'application/json', text: await read(uri, agent) }],
    }));
  };
}
