import { newId, noKeyLimits, type Key } from '@handbill/contract';

/** A key without limits, created at `created_at`. */
export const sampleKey = ({ created_at = new Date(), ...fields }: Partial<Key> = {}): Key => ({
  ...noKeyLimits,
  id: newId('key', created_at),
  name: 'Website',
  scopes: ['content:read'],
  made_by: null,
  is_session: false,
  revision: 1,
  created_at,
  updated_at: created_at,
  last_used_at: null,
  ...fields,
});
