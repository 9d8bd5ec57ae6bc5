export { createMcpDoor } from './door/mcp-door.ts';
export { instructions } from './server/instructions.ts';
export { toolsOf } from './tools/tool.ts';
export { agentTimings, type AgentTimings } from './tools/call-tool.ts';
