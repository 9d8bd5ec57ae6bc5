import type { HandbillError } from '@handbill/client';
import { campaignForms } from '@handbill/client/campaign-forms';
import { useId, useMemo, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Field, Form } from '../components/field.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { words } from '../words/words.ts';
import { oddTime } from './days.ts';

const { calendar: say } = words;
const wellKnown = (campaignForms.campaign.schema.properties?.['channels']?.items?.examples ?? []).map(String);

/** Where and when a text goes out. */
export interface Plan {
  readonly channel: string;
  readonly local: string;
  readonly time_zone: string;
  readonly note: string;
}

interface PlanFormProps {
  readonly plan: Plan;
  /** Those that suit best are offered first. */
  readonly channels?: readonly string[];
  readonly label: string;
  readonly busy: boolean;
  readonly error: HandbillError | null;
  readonly onSend: (plan: Plan) => void;
}

/** Asks for a channel, a time by the clocks of a place, and a remark. */
export function PlanForm({ plan: before, channels = [], label, busy, error, onSend }: PlanFormProps) {
  const list = useId();
  const [plan, setPlan] = useState(before);
  const { channel, local, time_zone: zone } = plan;
  const zones = useMemo(() => [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])], [zone]);
  const fieldOf = (name: keyof Plan) => ({
    value: plan[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setPlan({ ...plan, [name]: target.value }),
  });
  return (
    <Form onSend={() => !busy && channel !== '' && local !== '' && onSend(plan)}>
      <Field label={say.channel} hint={say.channelHint} required>
        {(control) => <input {...control} {...fieldOf('channel')} list={list} autoComplete="off" spellCheck={false} />}
      </Field>
      <datalist id={list}>
        {[...new Set([...channels, ...wellKnown])].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Field label={say.time} required hint={local === '' ? undefined : oddTime(local, zone)}>
        {(control) => <input {...control} {...fieldOf('local')} type="datetime-local" />}
      </Field>
      <Field label={say.zone}>
        {(control) => (
          <select {...control} {...fieldOf('time_zone')}>
            {zones.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={say.note}>{(control) => <textarea {...control} {...fieldOf('note')} rows={2} dir="auto" maxLength={2_000} />}</Field>
      {error && <ProblemNotice error={error} />}
      <Button type="submit" icon="calendar" className="start" busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
