export { createLocalClient, type LocalClient, type LocalClientOptions } from './local-client/create-local-client.ts';
