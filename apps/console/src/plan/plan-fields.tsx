import { campaignForms } from '@handbill/client/campaign-forms';
import { useId, useMemo } from 'react';
import { Field } from '../components/field.tsx';
import { words } from '../words/words.ts';
import { instantAt, wallTimeAt } from '@handbill/client/campaign-forms';
import { timeOf } from './days.ts';

const { calendar: say } = words;

/** Where and when a text goes out, as it is typed. */
export interface Plan {
  readonly channel: string;
  readonly day: string;
  readonly time: string;
  readonly zone: string;
}

const hour_ms = 3_600_000;
const wellKnown = (campaignForms.campaign.schema.properties?.['channels']?.items?.examples ?? []).map(String);

/** What is odd about a time by the clocks of a zone: it is skipped, or comes twice. */
export function oddTime(local: string, zone: string): string | undefined {
  const meant = instantAt(local, zone);
  if (meant.local !== local) return say.skipped(timeOf(meant.local));
  return wallTimeAt(new Date(meant.at.getTime() + hour_ms), zone) === local ? say.twice : undefined;
}

export const isComplete = ({ channel, day, time }: Plan): boolean => channel !== '' && day !== '' && time !== '';
export const timeOfPlan = ({ day, time, zone }: Plan) => ({ local: `${day}T${time}`, time_zone: zone });

interface PlanFieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
  /** Those that suit best are offered first. */
  readonly channels?: readonly string[];
}

/** Asks for a channel, a day, a time and where its clocks are. */
export function PlanFields({ plan, onChange, channels = [] }: PlanFieldsProps) {
  const list = useId();
  const zones = useMemo(() => [...new Set([plan.zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])], [plan.zone]);
  const change = (name: keyof Plan) => ({
    value: plan[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ ...plan, [name]: target.value }),
  });
  return (
    <>
      <Field label={say.channel} hint={say.channelHint} required>
        {(control) => <input {...control} {...change('channel')} list={list} autoComplete="off" spellCheck={false} />}
      </Field>
      <datalist id={list}>
        {[...new Set([...channels, ...wellKnown])].map((channel) => (
          <option key={channel} value={channel} />
        ))}
      </datalist>
      <div className="two">
        <Field label={say.day} required>
          {(control) => <input {...control} {...change('day')} type="date" />}
        </Field>
        <Field label={say.time} required hint={isComplete(plan) ? oddTime(`${plan.day}T${plan.time}`, plan.zone) : undefined}>
          {(control) => <input {...control} {...change('time')} type="time" />}
        </Field>
      </div>
      <Field label={say.zone}>
        {(control) => (
          <select {...control} {...change('zone')}>
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
