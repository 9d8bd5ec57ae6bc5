import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { asWords, formatAmount, formatDay } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { Gauge } from './gauge.tsx';

type CapList = Awaited<ReturnType<ReturnType<typeof useHandbill>['usage']['caps']['query']>>;
export type Cap = CapList['data'][number];

export const capFormat =
  ({ unit }: Cap) =>
  (value: number): string =>
    formatAmount(value, unit);

/** The spend of a cap, with the reservations of calls on their way. */
export const CapGauge = ({ cap, label, hint = '' }: { readonly cap: Cap; readonly label: string; readonly hint?: string }) => (
  <Gauge
    label={label}
    now={cap.spent + cap.reserved}
    max={cap.limit}
    isAdvice
    format={capFormat(cap)}
    hint={[hint, words.home.until(formatDay(cap.resets_at))].filter(Boolean).join(' · ')}
  />
);

/** The spend of each cap of the key and its workspace. */
export const Caps = ({ none }: { readonly none?: string }) => {
  const caps = useQuery(useHandbill().usage.caps.queryOptions()).data?.data;
  if (caps?.length === 0) return none === undefined ? null : <p className="dim">{none}</p>;
  return caps?.map((cap) => <CapGauge key={`${cap.scope} ${cap.key_id ?? ''} ${cap.unit}`} cap={cap} label={asWords(cap.scope)} />);
};
