import { apiBase, Problem } from '@handbill/contract';
import { noSuchAddress } from '@handbill/http';
import { nearestAddress } from '@handbill/openapi';

/** Addresses that people and programs try, by their target, with and without `/api`, `/v1` and the like in front. */
const leads = {
  '/v1': 'version info about',
  // All JSON is YAML.
  '/v1/openapi.json':
    'openapi openapi.json openapi.yaml openapi.yml openapi/openapi.json docs/openapi.json swagger.json swagger.yaml swagger.yml docs/swagger.json swagger/v1/swagger.json schema schema.json spec spec.json',
  '/docs':
    'swagger swagger-ui swagger-ui.html swagger-ui/index.html swagger/index.html redoc scalar rapidoc api-docs apidocs docs/api docs/index.html doc documentation reference index.html help docs/console playground explorer try',
  '/docs/guides': 'guide guides manual tutorial',
  '/docs/guides/quick-start': 'quickstart quick-start getting-started start',
  '/llms.txt': 'llms.txt llms-full.txt',
  '/health/live': 'health/status healthcheck health-check livez live alive ping up status heartbeat',
  '/health/ready': 'readyz ready readiness',
  '/metrics': 'prometheus actuator/prometheus',
  '/problems': 'error errors',
};

/** The server's own addresses that have no `/v1` in front. */
const own = /^(?:docs|health|healthz|metrics|problems)(?:\/[\w.-]+)*$/;

/** Addresses that are tried and do not exist, by the advice for each. */
const absent = {
  'There is no GraphQL here. REST is below /v1, with its reference at /docs, and tRPC below /trpc.': 'graphql graphiql',
  'The page for people is at /console, where HANDBILL_CONSOLE does not turn it off. Calls can be tried in the reference at /docs.':
    'admin dashboard console ui app panel portal home',
  'There is nothing to sign in to: each call carries a key, as Authorization: Bearer <key>. Where keys come from: /docs/guides/keys.':
    'login logout signin sign-in signup sign-up register auth auth/login oauth oauth/token token session user users account',
  'There are no webhooks and sockets here: changes are followed at /v1/events. How: /docs/guides/events.':
    'webhook webhooks ws websocket socket.io subscriptions',
  'Agents post to /mcp, where HANDBILL_MCP does not turn it off. How: /docs/guides/agents.': 'mcp sse',
  'tRPC is below this address, as in /trpc/campaigns.list, and the typed client calls it: /docs/guides/client.': 'trpc',
};

const byWord = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning])));
const [addresses, hints] = [byWord(leads), byWord(absent)];

export const guesses: readonly string[] = [...addresses.keys(), ...hints.keys()];

const isPrefix = (word: string): boolean => /^(?:api|rest|v\d{1,3}(?:\.\d{1,3})?)$/i.test(word);

const usual = 'There is nothing at this address. The API is below /v1, and its reference at /docs.';

/** The target of an address that does not exist, or the problem that names the probable one. `paths` are those of operations. */
export function guessAddress(path: string, paths: ReadonlySet<string>): string | Problem<'not_found'> {
  const words = path.split('/').slice(1);
  const begin = words.findIndex((word) => !isPrefix(word));
  const rest = (begin === -1 ? [] : words.slice(begin)).join('/').replace(/(?<=.)\/$/, '');
  if (rest === '') return apiBase;
  const name = rest.toLowerCase();
  const to = addresses.get(name) ?? (begin > 0 && own.test(name) ? `/${name}` : undefined);
  if (to !== undefined) return to;
  const hint = hints.get(name);
  const meant = begin > 0 && /^trpc\/[\w.,]+$/.test(rest) ? `/${rest}` : nearestAddress(`/${rest}`, paths);
  if (hint === undefined && meant !== undefined) return noSuchAddress(meant);
  return new Problem('not_found', {}, { detail: hint ?? usual });
}
