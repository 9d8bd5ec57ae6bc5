import type { Campaign } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { Gauge } from '../../components/gauge.tsx';
import { timeOver } from '../../data/campaign-dates.ts';
import { formatDay, formatList, formatMoney } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

const { campaign: say } = words;
const day = 86_400_000;
/** The day on which the page was opened, and the first one that usage can be asked for at once. */
const [now, today] = [Date.now(), new Date().toISOString().slice(0, 10)];
const yearAgo = new Date(now - 360 * day).toISOString().slice(0, 10);

/** The costs of a campaign's texts, by currency. */
function useCosts({ id, created_at: created }: Campaign, isAllowed: boolean) {
  const began = created.toISOString().slice(0, 10);
  const from = began < yearAgo ? yearAgo : began;
  const { data } = useQuery({
    ...useHandbill().usage.get.queryOptions({ campaign_id: id, by: ['campaign'], from, to: today > from ? today : from }),
    enabled: isAllowed,
  });
  const rows = data?.data ?? [];
  return { costs: rows.flatMap(({ cost }) => cost ?? []), isPartial: rows.some(({ cost }) => cost === null) };
}

function timeSentence({ starts_at: from, ends_at: to }: Campaign): string {
  if (from !== null && from.getTime() > now) return say.notBegun(formatDay(from));
  if (to !== null && to.getTime() < now) return say.ended(formatDay(to));
  return to === null ? say.noDates : say.days(Math.ceil((to.getTime() - now) / day));
}

/** Money and time, beside each other. */
export function BudgetCard({ campaign, mayReadTexts }: { readonly campaign: Campaign; readonly mayReadTexts: boolean }) {
  const { budget, currency, starts_at: from, ends_at: to } = campaign;
  const { costs, isPartial } = useCosts(campaign, mayReadTexts);
  const spent = costs.find((cost) => cost.currency === currency)?.amount ?? 0;
  const over = timeOver(campaign, now);
  const length = from === null || to === null ? 0 : Math.max(1, (to.getTime() - from.getTime()) / day);
  return (
    <Card title={say.budget}>
      {budget === null ? (
        <p className="dim">{words.campaigns.noBudget}</p>
      ) : (
        <Gauge label={say.textsCost} now={spent} max={budget} isAdvice format={(amount) => formatMoney({ amount, currency })} />
      )}
      {costs.length > 0 && (budget === null || costs.some((cost) => cost.currency !== currency)) && (
        <p className="num">{words.campaigns.textsCost(formatList(costs.map(formatMoney)))}</p>
      )}
      {isPartial && <p className="small dim">{say.unpriced}</p>}
      {over === undefined ? (
        <p className="dim">{timeSentence(campaign)}</p>
      ) : (
        <Gauge label={timeSentence(campaign)} now={Math.round(over * length)} max={Math.round(length)} isAdvice />
      )}
    </Card>
  );
}
