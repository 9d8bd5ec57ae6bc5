export { createMcpDoor } from './door/mcp-door.ts';
export { agentTimings, type AgentTimings } from './tools/call-tool.ts';
