import type { ContentForm } from '@handbill/client/counting';
import { useQuery } from '@tanstack/react-query';

/** The forms of all kinds, and what counts their texts: loaded with the first screen that needs them. */
const formsQuery = {
  queryKey: ['forms'],
  queryFn: async (): Promise<readonly ContentForm[]> => (await import('@handbill/client/counting')).contentForms,
  staleTime: Infinity,
  networkMode: 'always' as const,
};

export const useForms = (): readonly ContentForm[] | undefined => useQuery(formsQuery).data;
export const useForm = (type: string | undefined): ContentForm | undefined => useForms()?.find((form) => form.type === type);
