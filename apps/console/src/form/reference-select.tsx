import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useCampaignList } from '../data/use-names.ts';
import { words } from '../words/words.ts';
import { referenceOf } from './control-kind.ts';
import type { FieldControlProps } from './control.tsx';

/** A choice among the workspace's own records; which, the example's id tells. */
export function ReferenceSelect({ field, value, onChange, control }: FieldControlProps) {
  const isCampaign = referenceOf(field.schema) === 'cmp';
  const voices = useQuery({ ...useHandbill().brandVoices.list.queryOptions({ limit: 100 }), enabled: !isCampaign }).data?.data;
  const running = useCampaignList(isCampaign);
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
