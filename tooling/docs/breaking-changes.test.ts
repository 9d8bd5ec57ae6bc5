import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../architecture/source-files.ts';
import { breakingChanges, type ApiDocument } from './breaking-changes.ts';
import { intendedChanges } from './intended-changes.ts';

const documentAt = (file: string) => JSON.parse(readFileSync(join(root, 'docs', file), 'utf8')) as ApiDocument;
const [released, current] = [documentAt('openapi.released.json'), documentAt('openapi.json')];

// oxlint-disable-next-line typescript/no-explicit-any -- differences are planted in places of every shape
type Plant = (document: any) => void;

const planted: readonly [name: string, plant: Plant, change: string][] = [
  ['an operation', ({ paths }) => delete paths['/me'], 'me_get: was removed'],
  ['its name', ({ paths }) => (paths['/me'].get.operationId = 'who'), 'me_get: was renamed to who'],
  ['the address', ({ servers }) => (servers[0].url = '/v2'), 'the server has another address'],
  ['the name of a schema', ({ components }) => delete components.schemas.Cost, 'Cost: no longer exists under this name'],
  ['a parameter', ({ paths }) => paths['/campaigns'].get.parameters.shift(), 'campaigns_list: no longer accepts query limit'],
  [
    'a parameter that must be sent',
    ({ paths }) => (paths['/campaigns'].get.parameters[0].required = true),
    'campaigns_list: now requires query limit',
  ],
  [
    'a limit',
    ({ paths }) => (paths['/campaigns'].get.parameters[0].schema.maximum = 50),
    'campaigns_list query limit (request): maximum is 50, was 100',
  ],
  [
    'a default',
    ({ paths }) => (paths['/campaigns'].get.parameters[0].schema.default = 10),
    'campaigns_list query limit (request): has another default',
  ],
  [
    'a body that must be sent',
    ({ paths }) => (paths['/campaigns/{id}/duplicate'].post.requestBody.required = true),
    'campaigns_duplicate: now requires a body',
  ],
  [
    'a field that must be sent',
    ({ components }) => components.schemas.CreateCampaign.required.push('tags'),
    'CreateCampaign (request): now requires tags',
  ],
  [
    'a field that may be sent',
    ({ components }) => delete components.schemas.CreateCampaign.properties.tags,
    'CreateCampaign (request): no longer accepts tags',
  ],
  [
    'null that may be sent',
    ({ components }) => (components.schemas.CreateCampaign.properties.tags.type = 'array'),
    'CreateCampaign/tags (request): no longer accepts null',
  ],
  ['a choice', ({ components }) => components.schemas.CampaignType.enum.pop(), 'CampaignType (request): no longer accepts "lead_gen"'],
  [
    'a pattern',
    ({ components }) => (components.schemas.CreateCampaign.properties.description.pattern = '^a'),
    'CreateCampaign/description (request): has another pattern',
  ],
  [
    'a kind of request',
    ({ components }) => delete components.schemas.ContentRequest.discriminator.mapping.email,
    'ContentRequest (request): no longer accepts email',
  ],
  [
    'a field of an answer',
    ({ components }) => delete components.schemas.Campaign.properties.tags,
    'Campaign (response): no longer has tags',
  ],
  [
    'that a field is always there',
    ({ components }) => components.schemas.Campaign.required.shift(),
    'Campaign (response): may now lack id',
  ],
  [
    'that a field is never null',
    ({ components }) => (components.schemas.Campaign.properties.name.type = ['string', 'null']),
    'Campaign/name (response): may now be null',
  ],
  [
    'the type of a field',
    ({ components }) => (components.schemas.Campaign.properties.revision.type = 'number'),
    'Campaign/revision (response): may now be number',
  ],
  [
    'the format of a field',
    ({ components }) => (components.schemas.Campaign.properties.created_at.format = 'date'),
    'Campaign/created_at (response): format is date, was date-time',
  ],
  [
    'a value in a closed list',
    ({ components }) => components.schemas.ContentStatus.enum.push('lost'),
    'ContentStatus (response): may now be "lost"',
  ],
  ['a status', ({ paths }) => delete paths['/me'].get.responses['403'], 'me_get: no longer answers 403'],
  ['a success', ({ paths }) => (paths['/me'].get.responses['202'] = {}), 'me_get: may now answer 202'],
  [
    'a header',
    ({ paths }) => delete paths['/campaigns'].post.responses['201'].headers.Location,
    'campaigns_create 201: may now lack the header Location',
  ],
];

describe('a planted difference in', () => {
  it.each(planted)('%s is reported', (_, plant, change) => {
    const changed = structuredClone(released);
    plant(changed);
    expect(breakingChanges(released, changed)).toContain(change);
  });
});

describe('the document', () => {
  const changes = breakingChanges(released, current);
  const intended = Object.entries(intendedChanges);
  const isIntended = (change: string) => intended.some(([, patterns]) => patterns.some((pattern) => pattern.test(change)));

  it('has no breaking change compared with itself', () => expect(breakingChanges(released, released)).toEqual([]));

  it('has only intended breaking changes compared with the released one', () => {
    expect(changes.filter((change) => !isIntended(change))).toEqual([]);
  });

  it.each(intended)('still has each intended change: %s', (_, patterns) => {
    for (const pattern of patterns) expect(changes.some((change) => pattern.test(change))).toBe(true);
  });
});
