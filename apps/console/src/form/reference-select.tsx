import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { words } from '../words/words.ts';
import { referenceOf } from './control-kind.ts';
import type { FieldControlProps } from './control.tsx';

/** A choice among the workspace's own records; which, the example's id tells. */
export function ReferenceSelect({ field, value, onChange, control }: FieldControlProps) {
  const { brandVoices, campaigns } = useHandbill();
  const prefix = referenceOf(field.schema);
  const isCampaign = prefix === 'cmp';
  const voices = useQuery({ ...brandVoices.list.queryOptions({ limit: 100 }), enabled: !isCampaign }).data?.data;
  const running = useQuery({ ...campaigns.list.queryOptions({ limit: 100 }), enabled: isCampaign }).data?.data;
  const records: readonly { readonly id: string; readonly name: string }[] = (isCampaign ? running : voices) ?? [];
  return (
    <select {...control} value={typeof value === 'string' ? value : ''} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{words.brief.none}</option>
      {records.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
