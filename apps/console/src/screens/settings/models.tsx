import type { Model } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { StateStatus, type Looks } from '../../components/status.tsx';
import { Table } from '../../components/table.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { useForms } from '../../data/forms.ts';
import { asWords, formatAgo, formatAmount, formatList, formatNumber, formatSeconds, formatShortDay } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';
import { TryModel } from './try-model.tsx';

const { settings: say } = words;
const looks: Looks = {
  ok: ['good', 'ok'],
  degraded: ['warn', 'warn'],
  down: ['bad', 'bad'],
};

/** How it stands with a model in the process that answered. */
function State({ model: { state, since, last_error: error, success_rate: rate, first_delta_ms: first } }: { readonly model: Model }) {
  const facts = [
    since !== null && say.since(formatAgo(since)),
    rate !== null && say.successRate(formatNumber(Math.round(rate * 100))),
    first !== null && say.firstWords(formatSeconds(first)),
    error !== null && say.lastError(error.code, formatAgo(error.at)),
  ];
  return (
    <>
      <StateStatus looks={looks} state={state} word={wordFor(say.states, state) ?? asWords(state)} />
      <p className="small dim">{facts.filter(Boolean).join(' · ') || say.notAsked}</p>
    </>
  );
}

function Prices({ prices }: { readonly prices: Model['prices'] }) {
  if (prices === null) return <span className="dim">{say.noPrices}</span>;
  const { input_per_million: input, output_per_million: output, cached_input_per_million: cached, currency, as_of: day } = prices;
  return (
    <>
      {words.brief.inOut(formatAmount(input, currency), formatAmount(output, currency))}
      <p className="small dim">
        {cached !== null && `${say.cachedPrice(formatAmount(cached, currency))} · `}
        {say.pricesOf(formatShortDay(day), day.slice(0, 4))}
      </p>
    </>
  );
}

/** The models that write: the kinds of each, their prices, and whether they answer. */
export function Models() {
  const { data, error, refetch } = useQuery({ ...useHandbill().models.list.queryOptions(), refetchInterval: 30_000 });
  const forms = useForms();
  const mayWrite = useAllowed('content:write');
  const [tried, setTried] = useState<Model>();
  const kinds = (types: readonly string[]) =>
    formatList(types.map((type) => forms?.find((form) => form.type === type)?.label ?? asWords(type)));
  return (
    <div className="stack loose">
      <p className="dim">{say.modelsHint}</p>
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      <Card label={say.tabs.models} flush>
        {data === undefined ? (
          <Bones rows={3} />
        ) : (
          <Table
            label={say.tabs.models}
            rows={data.data}
            keyOf={({ name }) => name}
            columns={[
              {
                label: words.brief.model,
                cell: ({ name, fallback }) => (
                  <>
                    <b>{name}</b>
                    {fallback !== null && <p className="small dim">{say.fallback(fallback)}</p>}
                  </>
                ),
              },
              { label: say.state, cell: (model) => <State model={model} /> },
              {
                label: say.writes,
                cell: ({ default_for: byDefault, types }) => (
                  <>
                    {byDefault.length === 0 ? '–' : kinds(byDefault)}
                    {types.length > 0 && <p className="small dim">{say.meantFor(kinds(types))}</p>}
                  </>
                ),
              },
              ...(mayWrite
                ? [
                    {
                      label: say.tryIt,
                      cell: (model: Model) => (
                        <Button small about={model.name} onClick={() => setTried(model)}>
                          {say.tryIt}
                        </Button>
                      ),
                    },
                  ]
                : []),
              { label: say.priceTitle, cell: ({ prices }) => <Prices prices={prices} /> },
            ]}
          />
        )}
      </Card>
      {tried && <TryModel model={tried} onClose={() => setTried(undefined)} />}
    </div>
  );
}
