import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useForm } from '../../data/forms.ts';
import { useRestore } from '../../data/use-deletion.ts';
import { useAllowed } from '../../data/use-me.ts';
import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';
import { StoredText } from './stored-text.tsx';

const LiveText = lazy(() => import('./live-text.tsx').then(({ LiveText: component }) => ({ default: component })));

function Gone({ id }: { readonly id: string }) {
  const restore = useRestore('content');
  const mayWrite = useAllowed('content:write');
  return (
    <div className="page">
      <h1>{words.places.text}</h1>
      <Empty title={words.text.gone} hint={words.text.goneHint}>
        <div className="row">
          <Link to="/texts" className={buttonClass({})}>
            {words.text.toLibrary}
          </Link>
          {mayWrite && (
            <Button look="quiet" busy={restore.isPending} onClick={() => restore.mutate({ id })}>
              {words.text.restore}
            </Button>
          )}
        </div>
        {restore.error && <ProblemNotice error={restore.error} />}
      </Empty>
    </div>
  );
}

/** A text: while it is written, and afterwards. */
export function TextScreen() {
  const { id } = useParams({ from: '/shell/texts/$id' });
  const { data: record, error, refetch } = useQuery(useHandbill().content.get.queryOptions({ id }));
  const form = useForm(record?.type);
  const title = record?.title || words.places.text;
  useTitle(title, title);
  if (error?.code === 'not_found') return <Gone id={id} />;
  if (record === undefined || form === undefined)
    return (
      <div className="page">
        <h1 className="vh">{words.places.text}</h1>
        {error ? <ProblemNotice error={error} onAgain={() => void refetch()} /> : <Bones rows={9} />}
      </div>
    );
  return (
    <>
      <h1 className="vh">
        <bdi lang={record.language}>{title}</bdi>
      </h1>
      {record.status === 'generating' ? (
        <Suspense fallback={<Bones rows={9} />}>
          <LiveText key={id} record={record} form={form} />
        </Suspense>
      ) : (
        <StoredText key={id} record={record} form={form} />
      )}
    </>
  );
}
