import type { RecordForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useRecordForms } from '../../data/forms.ts';
import { useAllowed } from '../../data/use-me.ts';

/** The form of keys, in which models are chosen among those that there are. */
export function useKeyForm(): RecordForm | undefined {
  const form = useRecordForms()?.CreateKey;
  const listed = useQuery({ ...useHandbill().models.list.queryOptions(), enabled: useAllowed('content:read') }).data?.data;
  const { models, ...properties } = form?.schema.properties ?? {};
  if (form === undefined || models === undefined || listed === undefined) return form;
  const choice = { ...models, items: { ...models.items, enum: listed.map(({ name }) => name) } };
  return { ...form, schema: { ...form.schema, properties: { ...properties, models: choice } } };
}
