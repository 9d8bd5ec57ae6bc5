import { contract, CreateCampaign, cutAt, type Campaign } from '@handbill/contract';
import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { inputParser } from '../call/input/input-parser.ts';
import { insertOnce, newCampaign, ownedFieldsOf } from './create.ts';

const parseWhole = inputParser(contract.campaigns.duplicate, CreateCampaign);

const suffix = ' (copy)';
const maxLength = 200;

/** "Spring launch" → "Spring launch (copy)", shortened so that it stays a valid name. */
function copyName(name: string): string {
  return `${cutAt(name, maxLength - suffix.length).trimEnd()}${suffix}`;
}

/** What a copy takes from its source: all but the dates and the status. */
function copied(source: Campaign): object {
  const { starts_at: _start, ends_at: _end, status: _status, target_audience: _audience, ...kept } = ownedFieldsOf(source);
  return { ...kept, name: copyName(source.name) };
}

/** In a request `null` is the same as leaving a field out; an unknown field is faulty with any value. */
const overridesIn = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => (value ?? null) !== null || !Object.hasOwn(CreateCampaign.shape, name)),
  );

export const duplicate = implement.campaigns.duplicate(async ({ call, input: { path, fields, faults } }) => {
  const source = assertFound(call, await call.campaigns.get(path.id), 'campaign', path.id);
  const whole = parseWhole({ ...copied(source), ...overridesIn(fields) }, faults);
  // An audience that is copied may be older than a rule: it was valid when it was stored.
  const target_audience = whole.target_audience ?? source.target_audience;
  return insertOnce(newCampaign({ ...whole, target_audience }, source.id, call), call);
});
