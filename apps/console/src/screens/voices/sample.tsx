import type { ContentForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { Select, TextField } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { found, type Check } from '../../data/findings.ts';
import { useTrial } from '../../data/use-trial.ts';
import type { Values } from '../../form/values.ts';
import { CheckList } from '../../sheet/check-list.tsx';
import { marksOf } from '../../sheet/marks.ts';
import { withValue } from '../../sheet/nodes.ts';
import { MarkedArea } from '../../sheet/marked-area.tsx';
import { words } from '../../words/words.ts';
import { browserLanguage } from '../../words/formats.ts';
import styles from './voices.module.css';

const { voices: say } = words;
type CheckInput = Parameters<ReturnType<typeof useHandbill>['content']['check']['mutate']>[0];
const empty: readonly Check[] = [];

/** The longest part of a kind that is one text: a sample is taken for it. */
const mainPart = ({ parts }: ContentForm) =>
  parts.find(({ isLong, pointer }) => isLong && !pointer.includes('*')) ?? parts.find(({ pointer }) => !pointer.includes('*'));

/** Of kinds that have such a part; one for each value that decides on limits. */
const sampled = (kinds: readonly ContentForm[]) =>
  kinds.flatMap((form) => {
    const part = mainPart(form);
    const by = form.schema.properties?.[form.limitedBy ?? ''];
    if (part === undefined) return [];
    if (by?.enum === undefined) return [{ key: form.type, label: form.label, form, part, request: {} }];
    return by.enum.map((value, at) => {
      const label = `${form.label}, ${by.enumTitles?.[at] ?? value}`;
      return { key: `${form.type} ${value}`, label, form, part, request: { [form.limitedBy ?? '']: value } };
    });
  });

/** The checks of a text by a voice that need not be saved, a moment after the last key. */
function useSampleChecks(
  sample: ReturnType<typeof sampled>[number] | undefined,
  text: string,
  language: string,
  voice: Values | undefined,
) {
  const request = sample &&
    voice &&
    text.trim() !== '' && {
      ...sample.request,
      type: sample.form.type,
      language,
      output: withValue({}, sample.part.pointer, text),
      outcome: ['fail', 'warn'],
      brand_voice: voice,
    };
  return useTrial(useHandbill().content.check, (request || undefined) as CheckInput | undefined, 400);
}

/** A text of one's own, checked by the voice as it is typed. */
export function Sample({ voice, kinds }: { readonly voice: Values | undefined; readonly kinds: readonly ContentForm[] }) {
  const samples = sampled(kinds);
  const [kind, setKind] = useState(samples[0]?.key);
  const [language, setLanguage] = useState(browserLanguage);
  const [text, setText] = useState('');
  const sample = samples.find(({ key }) => key === kind);
  const { data, error } = useSampleChecks(sample, text, language, voice);
  // A missing part around a sample is no finding.
  const checks = text.trim() === '' ? empty : found(data?.checks ?? empty).filter(({ rule }) => rule !== 'required_part');
  const pointer = sample?.part.pointer ?? '';
  const marks = marksOf(checks, new Map([[pointer, text]])).get(pointer) ?? [];
  return (
    <Card title={say.sample}>
      <p className="small dim">{say.sampleHint}</p>
      <div className="two">
        <Select
          label={say.sampleKind}
          value={kind ?? ''}
          onChange={setKind}
          options={samples.map(({ key, label }) => ({ value: key, label }))}
        />
        <TextField label={words.settings.language} maxLength={60} value={language} onChange={setLanguage} />
      </div>
      <div className={styles['sample']} lang={language}>
        <MarkedArea label={say.sampleText} text={text} marks={marks} onChange={setText} />
      </div>
      {error && <ProblemNotice error={error} />}
      {checks.length > 0 ? (
        <CheckList checks={checks} />
      ) : (
        data !== undefined &&
        text.trim() !== '' && (
          <p className="row small" role="status">
            <Icon name="ok" small />
            {say.clean}
          </p>
        )
      )}
    </Card>
  );
}
