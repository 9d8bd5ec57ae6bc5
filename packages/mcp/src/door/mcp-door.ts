import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from '@handbill/contract';
import { callerRequest, methodNotAllowed, readBody, refuse, sendResponse, signalOf, type Door, type ReceivedRequest } from '@handbill/http';
import { CallerLeft, invalidRequest, type Admit, type Endpoint, type Log } from '@handbill/operations';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Agent } from '../server/agent.ts';
import { agentServers, type AgentServerOptions } from '../server/agent-server.ts';
import { agentTimings, type AgentCalls, type AgentTimings } from '../tools/call-tool.ts';
import { assertAllowedName, type AllowedNames } from './web-origin.ts';

export interface McpDoorOptions extends AgentServerOptions {
  readonly admit: Admit;
  readonly log: Log;
  readonly names: AllowedNames;
  readonly timings?: AgentTimings | undefined;
}

const address = '/mcp';
const allow = ['POST'];
/** More messages at once, in the protocol of March 2025, are refused. */
const maxBatch = 50;
/** They are operations' calls, which are counted by themselves. */
const counted = new Set(['tools/call', 'resources/read']);

const isOperation = (message: unknown): boolean => counted.has(String((message as { method?: unknown } | null)?.method));

/** Whether a person's browser asks: an agent that waits for messages asks for a stream of events. */
const isVisit = ({ method, headers: { accept = '' } }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && accept.includes('text/html') && !accept.includes('text/event-stream');

async function messagesOf(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request);
  if (!Array.isArray(body) || body.length <= maxBatch) return body;
  const fault: Fault = { in: 'body', pointer: '', code: 'too_big', message: `must have at most ${maxBatch} messages` };
  throw invalidRequest([fault]);
}

/** Makes the calls of one request, each with a request of its own: an idempotency key is one change's. */
function callsOf(request: IncomingMessage, response: ServerResponse, received: ReceivedRequest, timings: AgentTimings): AgentCalls {
  const { authorization: credential } = request.headers;
  return {
    requestId: received.requestId,
    caller: hash('sha256', String(credential)),
    timings,
    async invoke(endpoint, input, { idempotencyKey, idempotentWithin, signal } = {}) {
      const caller = callerRequest(request, received.requestId, {
        address: received.address,
        credential,
        idempotencyKey,
        idempotentWithin,
      });
      response.once('close', () => caller.room.end());
      const readInput = () => input;
      const outcome = await endpoint.invoke({ request: caller, observer: received, readInput, wants: 'value', signal });
      if (outcome.events !== undefined) throw new Error(`${endpoint.name} answered with events`);
      return outcome;
    },
  };
}

/** The agents' door: `/mcp`, in the protocol of 2026 and that of 2025, each request by itself. Visits of browsers are left to the doors behind it. */
export function createMcpDoor(endpoints: readonly Endpoint[], options: McpDoorOptions): Door {
  const { admit, log, names, timings = agentTimings } = options;
  const serverFor = agentServers(endpoints, options);
  const handler = createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra?.['agent'] as Agent), {
    // Nothing that is listed changes while somebody listens.
    maxSubscriptions: 0,
    onerror: (error) => log.debug({ err: error }, 'A message of an agent was refused'),
  });

  const serve = async (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest): Promise<void> => {
    const { method = '', refusal } = received;
    if (refusal !== undefined) throw refusal;
    assertAllowedName(request, names);
    if (!allow.includes(method)) throw methodNotAllowed(allow);
    const { authorization: credential } = request.headers;
    const caller = callerRequest(request, received.requestId, { address: received.address, credential });
    // By its key alone: nothing is read of others.
    const principal = await admit(caller, received, { counts: false });
    const count = () => admit(caller, received, { counts: true });
    const messages = await messagesOf(request);
    if (!(Array.isArray(messages) ? messages : [messages]).every(isOperation)) await count();
    const agent: Agent = { principal, calls: callsOf(request, response, received, timings), count };
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const message = new Request(`http://localhost${address}`, { method, headers, signal: signalOf(response) });
    const authInfo = { token: '', clientId: principal.key.id, scopes: [...principal.scopes], extra: { agent } };
    await sendResponse(response, await handler.fetch(message, { parsedBody: messages, authInfo }), received.requestId);
  };

  return (request, response, received) => {
    if (received.path !== address || isVisit(request)) return false;
    serve(request, response, received).catch((cause: unknown) => {
      if (!(cause instanceof CallerLeft && response.destroyed)) refuse(response, cause, log, received);
    });
    return true;
  };
}
