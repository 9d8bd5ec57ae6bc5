import { formatMoney, formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';

const { brief: say } = words;

/** The estimate of writing. */
export function Estimate({
  estimate: { cost, input_tokens: read, output_tokens: written },
}: {
  readonly estimate: {
    readonly cost: { readonly amount: number; readonly currency: string } | null;
    readonly input_tokens: number;
    readonly output_tokens: number;
  };
}) {
  const sum = cost === null ? say.unknown : cost.amount === 0 ? say.free : formatMoney(cost);
  return (
    <dl className="two num">
      <div>
        <dt className="small dimmer">{say.cost}</dt>
        <dd className="strong">{sum}</dd>
      </div>
      <div>
        <dt className="small dimmer">{say.tokens}</dt>
        <dd>{say.inOut(formatNumber(read), formatNumber(written))}</dd>
      </div>
    </dl>
  );
}
