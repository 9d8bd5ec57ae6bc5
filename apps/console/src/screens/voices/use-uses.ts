import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

/** How many texts were written in a voice, in words. */
export function useUses(id: string): string | undefined {
  const { data } = useQuery(useHandbill().content.list.queryOptions({ brand_voice_id: id, view: 'summary', limit: 1 }));
  if (data === undefined) return undefined;
  const { total, total_is_exact: isExact } = data.pagination;
  return words.voices.uses(isExact ? formatNumber(total) : words.library.moreThan(formatNumber(total)));
}
