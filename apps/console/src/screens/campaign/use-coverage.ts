import type { Handbill } from '@handbill/react';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import type { Cell } from './use-missing.ts';

export type ChannelCoverage = Awaited<ReturnType<Handbill['campaigns']['coverage']['query']>>['data'][number];
export type Counted = Pick<ChannelCoverage, 'ready' | 'needs_review' | 'generating' | 'is_missing'>;

/** While something is being written, of whose beginning no event tells. */
const interval = 5_000;

/** The texts of a campaign by channel and language, and the missing ones. */
export function useCoverage(id: string) {
  const query = useQuery({
    ...useHandbill().campaigns.coverage.queryOptions({ id }),
    refetchInterval: ({ state }) => (state.data?.data.some(({ generating }) => generating > 0) === true ? interval : false),
  });
  const rows = query.data?.data ?? [];
  const languages = rows[0]?.languages.map(({ language }) => language) ?? [];
  const counted = rows.flatMap((row): readonly (Counted & Cell & Pick<ChannelCoverage, 'type'>)[] =>
    languages.length === 0 ? [{ ...row, language: null }] : row.languages.map((of) => ({ ...of, channel: row.channel, type: row.type })),
  );
  const missing = counted.flatMap(({ channel, language, type, is_missing: isMissing }) =>
    isMissing && type !== null ? [{ channel, language }] : [],
  );
  const sum = (name: 'ready' | 'needs_review' | 'generating') => counted.reduce((all, one) => all + one[name], 0);
  return {
    ...query,
    rows,
    languages,
    missing,
    sums: { ready: sum('ready'), review: sum('needs_review'), writing: sum('generating') },
  };
}
