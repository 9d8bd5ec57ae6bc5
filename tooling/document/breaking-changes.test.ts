import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../architecture/source-files.ts';
import { askedFor } from './asked-for.ts';
import { breakingChanges, type ApiDocument } from './breaking-changes.ts';

const documentAt = (file: string) => JSON.parse(readFileSync(join(root, 'docs', file), 'utf8')) as ApiDocument;
const [released, current] = [documentAt('openapi.released.json'), documentAt('openapi.json')];

// oxlint-disable-next-line typescript/no-explicit-any -- differences are planted in places of every shape
type Planted = (document: any) => void;

const planted: readonly [name: string, plant: Planted, told: string][] = [
  ['an operation', ({ paths }) => delete paths['/me'], 'me_get: is gone'],
  ['its name', ({ paths }) => (paths['/me'].get.operationId = 'who'), 'me_get: is called who'],
  ['the address', ({ servers }) => (servers[0].url = '/v2'), 'the server is at another address'],
  ['the name of a schema', ({ components }) => delete components.schemas.Cost, 'Cost: has no such name any more'],
  ['a parameter', ({ paths }) => paths['/campaigns'].get.parameters.shift(), 'campaigns_list: takes no more query limit'],
  [
    'a parameter that must be sent',
    ({ paths }) => (paths['/campaigns'].get.parameters[0].required = true),
    'campaigns_list: asks for query limit',
  ],
  [
    'a limit',
    ({ paths }) => (paths['/campaigns'].get.parameters[0].schema.maximum = 50),
    'campaigns_list query limit (sent): maximum is 50, was 100',
  ],
  [
    'a default',
    ({ paths }) => (paths['/campaigns'].get.parameters[0].schema.default = 10),
    'campaigns_list query limit (sent): has another default',
  ],
  [
    'a body that must be sent',
    ({ paths }) => (paths['/campaigns/{id}/duplicate'].post.requestBody.required = true),
    'campaigns_duplicate: asks for a body',
  ],
  [
    'a field that must be sent',
    ({ components }) => components.schemas.CreateCampaign.required.push('tags'),
    'CreateCampaign (sent): asks for tags',
  ],
  [
    'a field that may be sent',
    ({ components }) => delete components.schemas.CreateCampaign.properties.tags,
    'CreateCampaign (sent): takes no more tags',
  ],
  [
    'null that may be sent',
    ({ components }) => (components.schemas.CreateCampaign.properties.tags.type = 'array'),
    'CreateCampaign/tags (sent): takes no more null',
  ],
  ['a choice', ({ components }) => components.schemas.CampaignType.enum.pop(), 'CampaignType (sent): takes no more "lead_gen"'],
  [
    'a pattern',
    ({ components }) => (components.schemas.CreateCampaign.properties.description.pattern = '^a'),
    'CreateCampaign/description (sent): has another pattern',
  ],
  [
    'a kind of request',
    ({ components }) => delete components.schemas.ContentRequest.discriminator.mapping.email,
    'ContentRequest (sent): takes no more email',
  ],
  ['a field of an answer', ({ components }) => delete components.schemas.Campaign.properties.tags, 'Campaign (read): has no more tags'],
  ['that a field is always there', ({ components }) => components.schemas.Campaign.required.shift(), 'Campaign (read): may lack id'],
  [
    'that a field is never null',
    ({ components }) => (components.schemas.Campaign.properties.name.type = ['string', 'null']),
    'Campaign/name (read): may be null',
  ],
  [
    'the type of a field',
    ({ components }) => (components.schemas.Campaign.properties.revision.type = 'number'),
    'Campaign/revision (read): may be number',
  ],
  [
    'the format of a field',
    ({ components }) => (components.schemas.Campaign.properties.created_at.format = 'date'),
    'Campaign/created_at (read): format is date, was date-time',
  ],
  [
    'a value in a closed list',
    ({ components }) => components.schemas.ContentStatus.enum.push('lost'),
    'ContentStatus (read): may be "lost"',
  ],
  ['a status', ({ paths }) => delete paths['/me'].get.responses['403'], 'me_get: answers no more 403'],
  ['a success', ({ paths }) => (paths['/me'].get.responses['202'] = {}), 'me_get: may answer 202'],
  [
    'a header',
    ({ paths }) => delete paths['/campaigns'].post.responses['201'].headers.Location,
    'campaigns_create 201: may lack the header Location',
  ],
];

describe('a planted difference in', () => {
  it.each(planted)('%s is told', (_, plant, told) => {
    const changed = structuredClone(released);
    plant(changed);
    expect(breakingChanges(released, changed)).toContain(told);
  });
});

describe('the document', () => {
  const changes = breakingChanges(released, current);
  const names = Object.entries(askedFor);
  const isAskedFor = (change: string) => names.some(([, patterns]) => patterns.some((pattern) => pattern.test(change)));

  it('breaks nothing of itself', () => expect(breakingChanges(released, released)).toEqual([]));

  it('breaks no client of the released one, but in what was asked for', () => {
    expect(changes.filter((change) => !isAskedFor(change))).toEqual([]);
  });

  it.each(names)('differs still in what was asked for: %s', (_, patterns) => {
    for (const pattern of patterns) expect(changes.some((change) => pattern.test(change))).toBe(true);
  });
});
