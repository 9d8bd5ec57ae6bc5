import { Problem } from '@handbill/contract';
import type { Principal } from '@handbill/operations';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { AgentCalls } from '../tools/call-tool.ts';

/** Whose request is answered. */
export interface Agent {
  readonly principal: Principal;
  readonly calls: AgentCalls;
  /** Counts a message that no operation counts among the calls of its key. Rejects where there were too many. */
  readonly count: () => Promise<unknown>;
}

/** Says that a message asks for something unknown. */
export const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

/** Refuses an unknown name: that counts, too, or a key could ask for it without end. */
export async function refuse(error: Error, { count }: Agent): Promise<never> {
  try {
    await count();
  } catch (cause) {
    throw cause instanceof Problem ? invalid(cause.message) : cause;
  }
  throw error;
}

/** A name as a message may repeat it. */
export const shown = (name: string): string => JSON.stringify(name.slice(0, 100));
