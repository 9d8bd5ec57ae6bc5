import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Bones } from '../../components/bones.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { TextStatus } from '../../components/status.tsx';
import { useForm } from '../../data/forms.ts';
import { useTitle } from '../../data/use-title.ts';
import { limitsOf } from '../../form/limit-words.ts';
import { Gauges } from '../../sheet/gauges.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { words } from '../../words/words.ts';

const { text: say } = words;

/** One of the texts, as it is shown, with its gauges. */
function Compared({ id }: { readonly id: string }) {
  const { data: record, error, refetch } = useQuery(useHandbill().content.get.queryOptions({ id }));
  const form = useForm(record?.type);
  if (error) return <ProblemNotice error={error} onAgain={() => void refetch()} />;
  if (record === undefined || form === undefined) return <Bones rows={6} />;
  const { output, language, request, title } = record;
  const limits = limitsOf(form, request);
  return (
    <section className="stack" aria-label={title}>
      <div className="row">
        <Link to="/texts/$id" params={{ id }} className="link grow">
          <bdi lang={language}>{title}</bdi>
        </Link>
        <TextStatus text={record} />
      </div>
      <Sheet form={form} output={output} language={language} limits={limits} label={say.asShown} />
      <Gauges form={form} output={output} limits={limits} language={language} />
    </section>
  );
}

/** Up to four texts side by side. */
export function Compare() {
  useTitle(say.compareTitle);
  const { ids = '' } = useSearch({ from: '/shell/texts/compare' });
  const all = [...new Set(ids.split(',').filter(Boolean))];
  return (
    <div className="page">
      <h1>{say.compareTitle}</h1>
      {all.length === 0 && <Empty title={say.compareNone} />}
      <div className="two">
        {all.map((id) => (
          <Compared key={id} id={id} />
        ))}
      </div>
    </div>
  );
}
