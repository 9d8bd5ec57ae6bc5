import { contract, CreateCampaign, type Campaign } from '@handbill/contract';
import { found } from '../found.ts';
import { parseWhole } from '../parse-whole.ts';
import { procedure } from '../procedure.ts';
import { copyName } from './copy-name.ts';
import { fieldsOf } from './fields-of.ts';
import { newCampaign } from './new-campaign.ts';

const whole = parseWhole(contract.campaigns.duplicate, CreateCampaign);

/** What a copy takes from its source: all but the dates and the status. */
function copied(source: Campaign): object {
  const { starts_at: _start, ends_at: _end, status: _status, target_audience: _audience, ...kept } = fieldsOf(source);
  return { ...kept, name: copyName(source.name) };
}

/** In a request `null` is the same as leaving a field out; an unknown one is faulty with any value. */
const given = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => (value ?? null) !== null || !Object.hasOwn(CreateCampaign.shape, name)),
  );

export const duplicate = procedure(contract.campaigns.duplicate, async ({ call, input: { id, ...overrides } }) => {
  const source = found(await call.campaigns.get(id), 'campaign', id);
  const fields = whole(call, { ...copied(source), ...given(overrides) });
  // An audience that is copied may be older than a rule: it was valid when it was stored.
  const target_audience = fields.target_audience ?? source.target_audience;
  const campaign = newCampaign({ ...fields, target_audience }, source.id, call.services);
  await call.campaigns.insert(campaign);
  return campaign;
});
