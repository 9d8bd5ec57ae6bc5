import type { HandbillError } from '@handbill/client';
import { campaignForms } from '@handbill/client/campaign-forms';
import { useId, useMemo, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Form, Select, TextArea, TextField } from '../components/field.tsx';
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
    onChange: (value: string) => setPlan({ ...plan, [name]: value }),
  });
  return (
    <Form onSend={() => !busy && channel !== '' && local !== '' && onSend(plan)}>
      <TextField
        {...fieldOf('channel')}
        label={say.channel}
        hint={say.channelHint}
        required
        list={list}
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={list}>
        {[...new Set([...channels, ...wellKnown])].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <TextField
        {...fieldOf('local')}
        label={say.time}
        type="datetime-local"
        required
        hint={local === '' ? undefined : oddTime(local, zone)}
      />
      <Select {...fieldOf('time_zone')} label={say.zone} options={zones.map((each) => ({ value: each, label: each }))} />
      <TextArea {...fieldOf('note')} label={say.note} rows={2} maxLength={2_000} />
      {error && <ProblemNotice error={error} />}
      <Button type="submit" icon="calendar" className="start" busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
