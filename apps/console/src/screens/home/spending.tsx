import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { Gauge } from '../../components/gauge.tsx';
import { formatDay, formatMoney, formatNumber } from '../../words/formats.ts';
import { asWords } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

/** What is spent of each cap. */
export function Spending() {
  const caps = useQuery(useHandbill().usage.caps.queryOptions()).data?.data;
  return (
    <Card title={words.home.spending}>
      {caps?.length === 0 && <p className="dim">{words.home.noCap}</p>}
      {caps?.map(({ scope, key_id, unit, limit, spent, reserved, resets_at }) => (
        <Gauge
          key={`${scope} ${key_id ?? ''} ${unit}`}
          label={asWords(scope)}
          now={spent + reserved}
          max={limit}
          isAdvice
          format={(value) => (unit === 'tokens' ? formatNumber(value) : formatMoney({ amount: value, currency: unit }))}
          hint={words.home.until(formatDay(resets_at))}
        />
      ))}
    </Card>
  );
}
