// For a client in the server's own process, which sends its calls without HTTP.
export { clientOver } from './calls/client-over.ts';
export type { Send } from './calls/create-sender.ts';
