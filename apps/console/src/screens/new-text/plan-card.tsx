import type { ContentRequestInput } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { Card } from '../../components/card.tsx';
import { Caps } from '../../components/caps.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTrial } from '../../data/use-trial.ts';
import { limitSentence, limitsOf } from '../../form/limit-words.ts';
import { isComplete, requestOf, type Values } from '../../form/values.ts';
import { formatMoney, formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

const { brief: say } = words;

/** The estimate of a brief: asked for when it has stood still for a moment and has all required fields. */
export function usePlan(form: ContentForm, values: Values) {
  const request = isComplete(form, values) ? (requestOf(form, values) as ContentRequestInput) : undefined;
  return useTrial(useHandbill().content.plan, request, 400);
}

const Line = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div className="row spread">
    <span className="dim">{label}</span>
    <b className="num">{children}</b>
  </div>
);

/** Before it is written: its estimate, and its limits. */
export function PlanCard({
  form,
  values,
  plan,
}: {
  readonly form: ContentForm;
  readonly values: Values;
  readonly plan: ReturnType<typeof usePlan>['data'];
}) {
  const limits = limitsOf(form, values).filter(({ max }) => max !== 0);
  const held = limits.length > 0 ? limits : (plan?.limits ?? []);
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
          <Caps />
        </>
      )}
      {held.length > 0 && (
        <>
          <h3>{say.held}</h3>
          <ul className="stack tight small">
            {held.map((limit) => (
              <li key={limit.pointer + limit.unit + String(limit.max)} className="row nowrap" style={{ whiteSpace: 'normal' }}>
                <Icon name="check" small />
                {limitSentence(form, limit)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
