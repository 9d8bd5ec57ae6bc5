export interface Layer {
  readonly folder: string;
  /** The packages that its code may import, and its manifest name under `dependencies`. */
  readonly may: readonly string[];
  /** Those of them that it may take types from and nothing else. */
  readonly typesOnly?: readonly string[];
  /** Runs in browsers too: nothing of Node. */
  readonly anywhere?: boolean;
}

/** The arrows of the design: who may know whom. The server, where all is put together, may know everyone. */
export const layers: Readonly<Record<string, Layer>> = {
  '@handbill/contract': { folder: 'packages/contract', may: ['zod'], anywhere: true },
  '@handbill/operations': {
    folder: 'packages/operations',
    may: ['@handbill/contract', 'fastest-levenshtein', 'safe-stable-stringify', 'zod'],
  },
  '@handbill/http': { folder: 'packages/http', may: ['@handbill/contract', '@handbill/operations', 'negotiator', 'zod'] },
  '@handbill/router': {
    folder: 'packages/router',
    may: ['@handbill/contract', '@handbill/http', '@handbill/operations', '@trpc/server', 'superjson', 'zod'],
  },
  '@handbill/openapi': {
    folder: 'packages/openapi',
    may: ['@handbill/contract', '@handbill/http', '@handbill/operations', 'fastest-levenshtein', 'find-my-way', 'zod', 'zod-openapi'],
  },
  '@handbill/mcp': {
    folder: 'packages/mcp',
    may: [
      '@handbill/contract',
      '@handbill/http',
      '@handbill/operations',
      '@modelcontextprotocol/server',
      'eventsource-parser',
      'safe-stable-stringify',
    ],
  },
  '@handbill/mongo': {
    folder: 'packages/mongo',
    may: ['@handbill/contract', '@handbill/operations', 'dataloader', 'mongodb', 'zod'],
    typesOnly: ['@handbill/operations'],
  },
  '@handbill/embedded-mongo': { folder: 'packages/embedded-mongo', may: ['mongodb', 'mongodb-memory-server-core', 'zod'] },
  '@handbill/text': {
    folder: 'packages/text',
    may: ['@handbill/contract', 'diff', 'entities', 'jsonrepair', 'markdown-it', 'sanitize-html', 'snowball-stemmers', 'tinyld', 'zod'],
  },
  '@handbill/models': {
    folder: 'packages/models',
    may: ['@handbill/contract', '@handbill/text', '@pydantic/genai-prices', 'cockatiel', 'openai', 'zod'],
  },
  '@handbill/writer': {
    folder: 'packages/writer',
    may: ['@handbill/contract', '@handbill/models', '@handbill/operations', '@handbill/text', 'zod'],
    typesOnly: ['@handbill/operations'],
  },
  '@handbill/jobs': {
    folder: 'packages/jobs',
    may: ['@handbill/contract', '@handbill/operations'],
    typesOnly: ['@handbill/operations'],
  },
  '@handbill/client': {
    folder: 'packages/client',
    may: ['@handbill/contract', '@handbill/router', '@handbill/text', '@trpc/client', '@trpc/server', 'superjson'],
    typesOnly: ['@handbill/router'],
    anywhere: true,
  },
  // All of these are the app's that imports it: peers.
  '@handbill/react': {
    folder: 'packages/react',
    may: ['@handbill/client', '@tanstack/react-query', 'react'],
    typesOnly: ['@handbill/client'],
    anywhere: true,
  },
  '@handbill/cli': {
    folder: 'apps/cli',
    may: ['@clack/prompts', '@handbill/client', '@handbill/contract', 'commander', 'get-east-asian-width', 'yaml'],
  },
  // The packages of customers, and nothing else of ours.
  '@handbill/console': {
    folder: 'apps/console',
    may: [
      '@ariakit/react',
      '@handbill/client',
      '@handbill/react',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
      'react',
      'react-dom',
    ],
    anywhere: true,
  },
};
