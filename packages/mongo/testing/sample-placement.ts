import { newId, planTime } from '@handbill/contract';
import type { Placement } from '@handbill/operations';

/** A publication as a store takes it. */
export function samplePlacement(fields: Partial<Placement> = {}): Placement {
  const created_at = new Date();
  const { fixed, ...planned_for } = planTime({ local: '2027-03-29T09:00', time_zone: 'Europe/Lisbon' }, 'UTC');
  return {
    id: newId('pub', created_at),
    content_id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5',
    campaign_id: null,
    channel: 'linkedin',
    planned_for,
    status: 'planned',
    published: null,
    note: null,
    fixed,
    revision: 1,
    created_at,
    updated_at: created_at,
    ...fields,
  };
}
