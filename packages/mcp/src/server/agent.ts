import type { Principal } from '@handbill/operations';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { AgentCalls } from '../tools/call-tool.ts';

/** Whose request is answered. */
export interface Agent {
  readonly principal: Principal;
  readonly calls: AgentCalls;
}

/** That a message asks for what there is not. */
export const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

/** A name as a message may repeat it. */
export const shown = (name: string): string => JSON.stringify(name.slice(0, 100));
