import { useSearch } from '@tanstack/react-router';
import { Bones } from '../../components/bones.tsx';
import { Card } from '../../components/card.tsx';
import { Empty, Page } from '../../components/empty.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import strip from '../../components/strip.module.css';
import { useSearchChange } from '../../data/use-search-change.ts';
import { formatAmount, formatList, formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { CapsCard } from './caps-card.tsx';
import { DaysCard } from './days-card.tsx';
import { PartsCard } from './parts-card.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { groupings, type Grouping } from './usage-search.ts';
import { useUsage } from './use-usage.ts';

const { usage: say } = words;

const Figure = ({ label, value, hint }: { readonly label: string; readonly value: string; readonly hint?: string }) => (
  <div>
    <span className="dim">{label}</span>
    <span className={strip['big']}>{value}</span>
    <span className="small dimmer">{hint}</span>
  </div>
);

function Figures({ sum, unpriced }: Pick<ReturnType<typeof useUsage>, 'sum' | 'unpriced'>) {
  const costs = Object.entries(sum.costs).map(([currency, amount]) => formatAmount(amount, currency));
  const cached = sum.input === 0 ? 0 : Math.round((sum.cached / sum.input) * 100);
  return (
    <div className={strip['strip']}>
      <Figure label={say.cost} value={costs.length === 0 ? '–' : formatList(costs)} />
      <Figure label={words.library.list} value={sum.texts === undefined ? '–' : formatNumber(sum.texts)} />
      <Figure label={words.brief.tokens} value={formatNumber(sum.tokens)} hint={say.cached(cached)} />
      <Figure label={say.unpriced} value={formatNumber(unpriced.length)} hint={say.unpricedHint} />
    </div>
  );
}

/** The usage, once it is there. */
function Used({ usage, onBy }: { readonly usage: ReturnType<typeof useUsage>; readonly onBy: (by: Grouping) => void }) {
  const { days, by, measure, period } = usage;
  if (days === undefined) return <Bones rows={8} />;
  if (days.length === 0)
    return (
      <Card label={words.places.usage}>
        <Empty title={say.empty} hint={say.emptyHint} />
      </Card>
    );
  return (
    <div className="stack loose">
      <DaysCard period={period} rows={days} measure={measure} />
      <RadioCards
        legend={say.by}
        value={by}
        cards={groupings.map((value) => ({ value, label: say.groupings[value] }))}
        onChange={(value) => onBy(value as Grouping)}
      />
      <PartsCard usage={usage} />
    </div>
  );
}

/** The usage of models, and its cost. */
export function Usage() {
  const search = useSearch({ from: '/shell/usage' });
  const usage = useUsage(search);
  const { days, sum, unpriced, error, isStale } = usage;
  const change = useSearchChange();
  return (
    <Page title={words.places.usage} isBusy={isStale} beside={<PeriodChoice search={search} onChange={change} />}>
      {error && <ProblemNotice error={error} onAgain={() => void usage.refetch()} />}
      {unpriced.length > 0 && (
        <Notice tone="warn">
          <p>{say.withoutPrice(unpriced.length, formatList(unpriced), formatNumber(sum.unpriced))}</p>
        </Notice>
      )}
      {days && <Figures sum={sum} unpriced={unpriced} />}
      <div className="split">
        <Used usage={usage} onBy={(by) => change({ by })} />
        <CapsCard />
      </div>
    </Page>
  );
}
