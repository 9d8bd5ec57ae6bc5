import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Awaited, Gone } from '../../components/empty.tsx';
import { useForm } from '../../data/forms.ts';
import { useAllowed } from '../../data/use-me.ts';
import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';
import { StoredText } from './stored-text.tsx';

const LiveText = lazy(() => import('./live-text.tsx').then(({ LiveText: component }) => ({ default: component })));

/** A text: while it is written, and afterwards. */
export function TextScreen() {
  const { id } = useParams({ from: '/shell/texts/$id' });
  const query = useQuery(useHandbill().content.get.queryOptions({ id }));
  const { data: record, error } = query;
  const mayWrite = useAllowed('content:write');
  const form = useForm(record?.type);
  const title = record?.title || words.places.text;
  useTitle(title, title);
  if (error?.code === 'not_found')
    return (
      <Gone
        title={words.places.text}
        say={words.text}
        to="/texts"
        toLabel={words.text.toLibrary}
        deleted={mayWrite ? { noun: 'content', id } : undefined}
      />
    );
  if (record === undefined || form === undefined) return <Awaited title={words.places.text} hideTitle query={query} />;
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
