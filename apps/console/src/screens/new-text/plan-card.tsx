import type { HandbillError } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { Gauge } from '../../components/gauge.tsx';
import { Icon } from '../../components/icon.tsx';
import { useLate } from '../../data/use-late.ts';
import { limitSentence } from '../../form/limit-words.ts';
import { limitsOf } from '../../form/limits-of.ts';
import { isComplete, requestOf, type Values } from '../../form/values.ts';
import { formatMoney, formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

type Plan = Awaited<ReturnType<ReturnType<typeof useHandbill>['content']['plan']['mutate']>>;
const { brief: say } = words;

/** What a brief would take: asked for when it has stood still for a moment and has all that is needed. */
export function usePlan(form: ContentForm | undefined, values: Values): UseQueryResult<Plan, HandbillError> {
  const { content } = useHandbill();
  const request = useLate(form && isComplete(form, values) ? JSON.stringify(requestOf(form, values)) : undefined, 400);
  return useQuery<Plan, HandbillError>({
    queryKey: ['content', 'plan', request],
    queryFn: ({ signal }) => content.plan.mutate(JSON.parse(request ?? '{}') as Parameters<typeof content.plan.mutate>[0], { signal }),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
}

function Left() {
  const caps = useQuery(useHandbill().usage.caps.queryOptions()).data?.data ?? [];
  return caps.map(({ scope, key_id, unit, limit, spent, reserved }) => {
    const format = (value: number) => (unit === 'tokens' ? formatNumber(value) : formatMoney({ amount: value, currency: unit }));
    return <Gauge key={`${scope} ${key_id ?? ''} ${unit}`} label={say.left} now={spent + reserved} max={limit} format={format} isAdvice />;
  });
}

const Line = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div className="row spread">
    <span className="dim">{label}</span>
    <b className="num">{children}</b>
  </div>
);

/** Before it is written: what it takes, and what it will be held to. */
export function PlanCard({ form, values, plan }: { readonly form: ContentForm; readonly values: Values; readonly plan: Plan | undefined }) {
  const limits = limitsOf(form, values).filter(({ max }) => max !== 0);
  return (
    <Card title={say.before}>
      {plan === undefined ? (
        <p className="dim">{say.fill}</p>
      ) : (
        <>
          <Line label={say.cost}>
            {plan.estimate.cost === null ? say.unknown : plan.estimate.cost.amount === 0 ? say.free : formatMoney(plan.estimate.cost)}
          </Line>
          <Line label={say.tokens}>{say.inOut(formatNumber(plan.estimate.input_tokens), formatNumber(plan.estimate.output_tokens))}</Line>
          <Line label={say.model}>{plan.model}</Line>
          <Left />
        </>
      )}
      <h3>{say.held}</h3>
      <ul className="stack tight small">
        {(limits.length > 0 ? limits : (plan?.limits ?? [])).map((limit) => (
          <li key={limit.pointer + limit.unit + String(limit.max)} className="row nowrap" style={{ whiteSpace: 'normal' }}>
            <Icon name="check" small />
            {limitSentence(form, limit)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
