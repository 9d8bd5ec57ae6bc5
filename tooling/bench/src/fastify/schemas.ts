import { Campaign, CampaignType, CreateCampaign, currencies } from '@handbill/contract';

const text = (min: number, max: number) => ({ type: 'string', text: [min, max] });
const nullable = <S extends { type: string }>(schema: S) => ({ ...schema, type: [schema.type, 'null'] });
const listOf = (items: object) => ({ type: 'array', items });
const choice = (...values: readonly string[]) => ({ type: 'string', enum: [...values] });
const orNull = (...values: readonly string[]) => ({ enum: [...values, null] });
const instant = { type: 'string', format: 'date-time' };

const channel = { type: 'string', maxLength: 50, pattern: '^[a-z][a-z0-9_]*$' };
const words = nullable(listOf(text(1, 16_384)));
const age = nullable({ type: 'integer', minimum: 0, maximum: 150 });
const audience = {
  description: nullable(text(0, 16_384)),
  locations: words,
  languages: words,
  age_min: age,
  age_max: age,
  interests: words,
  job_titles: words,
  industries: words,
  segments: words,
};

const statement = nullable(text(1, 500));
const message = { key_message: statement, offer: statement, proof: statement, call_to_action: statement };

/** All fields of the contract, in its order. One that has no schema by hand is taken and given as it is. */
const everyField = (shape: object, byHand: Readonly<Record<string, object>>): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, byHand[name] ?? {}]));

const inputs = {
  name: text(1, 200),
  campaign_type: choice(...CampaignType.options),
  budget: nullable({ type: 'number', minimum: 0, maximum: 999_999_999_999 }),
  currency: orNull(...currencies.keys()),
  channels: nullable({ ...listOf(channel), maxItems: 20, uniqueItems: true }),
  target_audience: nullable({ type: 'object', properties: audience, additionalProperties: true }),
  status: orNull('draft', 'active'),
  starts_at: nullable(instant),
  ends_at: nullable(instant),
  description: nullable(text(0, 5_000)),
  message: nullable({ type: 'object', additionalProperties: false, properties: message }),
  tags: nullable({ ...listOf(text(1, 50)), maxItems: 20 }),
  metadata: nullable({
    type: 'object',
    maxProperties: 50,
    propertyNames: { minLength: 1, maxLength: 40 },
    additionalProperties: { type: 'string', maxLength: 500 },
  }),
};

export const createBody = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'campaign_type'],
  properties: everyField(CreateCampaign.shape, inputs),
};

export const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    cursor: { type: 'string', minLength: 1, maxLength: 500 },
    created_after: instant,
  },
};

const outputs = {
  id: { type: 'string' },
  name: { type: 'string' },
  campaign_type: { type: 'string' },
  status: { type: 'string' },
  allowed_actions: listOf({ type: 'string' }),
  budget: { type: 'number', nullable: true },
  currency: { type: 'string' },
  channels: listOf({ type: 'string' }),
  target_audience: { type: 'object', nullable: true, additionalProperties: true },
  starts_at: { ...instant, nullable: true },
  ends_at: { ...instant, nullable: true },
  description: { type: 'string', nullable: true },
  message: { type: 'object', nullable: true, additionalProperties: true },
  tags: listOf({ type: 'string' }),
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
  source_campaign_id: { type: 'string', nullable: true },
  revision: { type: 'integer' },
  created_at: instant,
  updated_at: instant,
};

const { coverage: _, spent: __, ...shape } = Campaign.shape;
const fields = everyField(shape, outputs);

export const campaign = { type: 'object', properties: fields, required: Object.keys(fields) };

const pagination = {
  limit: { type: 'integer' },
  offset: { type: 'integer', nullable: true },
  total: { type: 'integer' },
  total_is_exact: { type: 'boolean' },
  has_more: { type: 'boolean' },
  omitted: { type: 'integer' },
  next_cursor: { type: 'string', nullable: true },
};

export const page = { type: 'object', properties: { data: listOf(campaign), pagination: { type: 'object', properties: pagination } } };
