import type { ContentForm } from '@handbill/client/counting';
import type { recordForms } from '@handbill/client/record-forms';
import { useQuery } from '@tanstack/react-query';

/** The forms of all kinds, and the counters of their texts: loaded with the first screen that needs them. */
const formsQuery = {
  queryKey: ['forms'],
  queryFn: async (): Promise<readonly ContentForm[]> => (await import('@handbill/client/counting')).contentForms,
  staleTime: Infinity,
  networkMode: 'always' as const,
};

export const useForms = (): readonly ContentForm[] | undefined => useQuery(formsQuery).data;
export const useForm = (type: string | undefined): ContentForm | undefined => useForms()?.find((form) => form.type === type);

/** The forms of records that are no texts, by the names of their schemas. */
export const useRecordForms = (): typeof recordForms | undefined =>
  useQuery({
    queryKey: ['forms', 'records'],
    queryFn: async () => (await import('@handbill/client/record-forms')).recordForms,
    staleTime: Infinity,
    networkMode: 'always',
  }).data;
