import type { Content } from '@handbill/client';
import type { ContentForm, JsonSchema } from '@handbill/client/counting';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { isEmpty } from '../../form/values.ts';
import { formatLanguage, formatMoney, formatSeconds } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import styles from './brief.module.css';

const { text: say } = words;

/** A value of a brief, in the words of its schema. */
function shown(value: unknown, { enum: values, enumTitles }: JsonSchema): string {
  if (Array.isArray(value)) return value.join(' · ');
  const at = values?.indexOf(String(value)) ?? -1;
  return enumTitles?.[at] ?? (typeof value === 'boolean' ? '✓' : String(value));
}

function WrittenBy({ record: { generation } }: { readonly record: Content }) {
  const { model, attempts, cost, duration_ms: duration } = generation;
  const parts = [model, say.calls(attempts), cost && formatMoney(cost), duration !== null && formatSeconds(duration)];
  return (
    <div>
      <dt>{say.writtenBy}</dt>
      <dd>{parts.filter(Boolean).join(' · ')}</dd>
    </div>
  );
}

/** The brief of a text. */
export function Brief({ record, form }: { readonly record: Content; readonly form: ContentForm }) {
  const mayWrite = useAllowed('content:write');
  const request = record.request as Readonly<Record<string, unknown>>;
  const fields = Object.entries(form.schema.properties ?? {}).filter(([name]) => !isEmpty(request[name]) && request[name] !== false);
  return (
    <>
      <div className="row spread">
        <h2>{say.brief}</h2>
        {mayWrite && (
          <Link to="/texts/new" search={{ from: record.id }} className={buttonClass({ look: 'quiet', small: true })}>
            <Icon name="copy" small />
            {say.briefAgain}
          </Link>
        )}
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>{words.brief.kind}</dt>
          <dd>
            {form.label}, {formatLanguage(record.language)}
          </dd>
        </div>
        {fields.map(([name, schema]) => (
          <div key={name}>
            <dt>{schema.title ?? name}</dt>
            <dd dir="auto" className={styles['value']}>
              {shown(request[name], schema)}
            </dd>
          </div>
        ))}
        <WrittenBy record={record} />
      </dl>
    </>
  );
}
