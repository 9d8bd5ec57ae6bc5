/** The folders of each package, from the ground up: a folder imports only from floors below its own. */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/contract': [
    ['content/counting', 'fields', 'ids', 'problems'],
    ['content/definition', 'content/matching', 'lists', 'operation'],
    ['content/feasibility', 'content/platforms', 'me'],
    ['content/types', 'keys'],
    ['content'],
    ['brand-voices', 'campaigns', 'models', 'usage'],
  ],
  'packages/text': [
    ['characters', 'comparison', 'rendering/email'],
    ['checks/data', 'kinds', 'rendering'],
    ['shown'],
    ['checks/figures', 'checks/findings'],
    ['checks/rules', 'reading'],
    ['checks'],
    ['checked'],
    ['autofix', 'parts'],
    ['tasks'],
    ['worker'],
  ],
  'packages/models': [['model', 'sandbox/languages', 'telemetry'], ['circuit', 'prices'], ['openai', 'sandbox'], ['choice']],
  'packages/writer': [['sections', 'stream'], ['prompts', 'replay'], ['estimate', 'repair'], ['review'], ['write']],
  'packages/jobs': [['generation/streams', 'lease', 'queue', 'tasks'], ['reservations', 'sweep'], ['generation'], ['process']],
  'packages/mongo': [
    ['database'],
    ['database/batches', 'database/lists', 'idempotency', 'rates'],
    ['records'],
    ['brand-voices', 'campaigns', 'keys'],
    ['content'],
    ['attempts'],
    ['schema'],
    ['storage'],
  ],
  'packages/embedded-mongo': [['process'], ['data-folder', 'find-mongod'], ['mongod'], ['replica-set'], ['start']],
  'packages/client': [['errors'], ['calls'], ['live']],
  'packages/operations': [
    ['call/input', 'ports'],
    ['call', 'problems'],
    ['call/layers', 'edits', 'keys', 'me', 'models', 'usage'],
    ['brand-voices', 'content'],
    ['campaigns'],
    ['registry'],
  ],
  'packages/http': [['requests'], ['answers'], ['doors']],
  'packages/openapi': [['document', 'rest']],
  'packages/router': [['wire'], ['procedures'], ['handler']],
  'apps/server': [
    ['log', 'pages'],
    ['pages/reference', 'settings', 'stop'],
    ['database', 'metrics', 'pages/serving', 'tracing'],
    ['commands', 'http'],
    ['commands/key', 'start'],
    ['local-client'],
  ],
};

/** The files in the roots of packages: what others import, or run. */
export const doors: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': ['contract.ts', 'nouns.ts'],
  'packages/client': ['live.ts', 'in-process.ts'],
  'apps/server': ['main.ts', 'handbill.ts', 'prerender.ts'],
};
