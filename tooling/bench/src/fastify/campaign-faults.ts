import { currencies, decimalsOf, jsonFault, type Fault } from '@handbill/contract';
import type { CreateBody } from '../by-hand/new-campaign.ts';

const fault = (pointer: string, code: string, message: string): Fault => ({ in: 'body', pointer, code, message });

/** What a schema can not say: rules over two fields, and the size of an audience. Runs on faulty bodies too, so that all is told at once. */
export function campaignFaults(body: CreateBody): Fault[] {
  const faults: Fault[] = [];
  const { budget, starts_at, ends_at, target_audience } = body;
  const decimals = currencies.get(body.currency ?? 'USD');
  if (typeof budget === 'number' && decimals !== undefined && decimalsOf(budget) > decimals)
    faults.push(fault('/budget', 'too_many_decimals', `must have at most ${decimals} decimals`));
  if (starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at))
    faults.push(fault('/ends_at', 'out_of_order', 'must be after starts_at'));
  if (target_audience) {
    const found = jsonFault(target_audience, 5);
    if (found !== undefined) faults.push(fault(`/target_audience/${found.path.join('/')}`, 'invalid', found.message));
    else if (Buffer.byteLength(JSON.stringify(target_audience)) > 16_384)
      faults.push(fault('/target_audience', 'too_big', 'must be at most 16 kB'));
  }
  return faults;
}
