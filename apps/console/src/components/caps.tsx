import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { asWords, formatDay, formatMoney, formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { Gauge } from './gauge.tsx';

/** What is spent of each cap of the key and its workspace. */
export const Caps = ({ none }: { readonly none?: string }) => {
  const caps = useQuery(useHandbill().usage.caps.queryOptions()).data?.data;
  if (caps?.length === 0) return none === undefined ? null : <p className="dim">{none}</p>;
  return caps?.map(({ scope, key_id: key, unit, limit, spent, reserved, resets_at: at }) => (
    <Gauge
      key={`${scope} ${key ?? ''} ${unit}`}
      label={asWords(scope)}
      now={spent + reserved}
      max={limit}
      isAdvice
      format={(value) => (unit === 'tokens' ? formatNumber(value) : formatMoney({ amount: value, currency: unit }))}
      hint={words.home.until(formatDay(at))}
    />
  ));
};
