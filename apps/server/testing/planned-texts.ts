import { rest, type Reachable, type RestAnswer } from './rest.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Plans texts on a server, with the admin key or another one. */
export function planner(server: Reachable, key?: string) {
  const call = (route: string, body?: unknown, headers: Record<string, string> = {}): Promise<RestAnswer> =>
    rest(server, route, { ...(body !== undefined && { body }), headers, ...(key !== undefined && { key }) });
  const made = async (route: string, body: Fields): Promise<string> => (await call(route, body)).body.id;
  return {
    call,
    text: (fields: Fields = {}) =>
      made('POST /content/generate', { type: 'social_post', platform: 'linkedin', topic: 'Sourdough course', ...fields }),
    campaign: (fields: Fields = {}) => made('POST /campaigns', { name: 'Spring launch', campaign_type: 'sales', ...fields }),
    publication: (content_id: string, fields: Fields = {}) => made('POST /publications', { content_id, channel: 'linkedin', ...fields }),
  };
}
