import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { partLabel } from '../../form/limit-words.ts';
import { Changes } from '../../sheet/changes.tsx';
import sheet from '../../sheet/sheet.module.css';
import { formatAgo } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { Verdict } from './verdict.tsx';

const { text: say } = words;

function useBringBack(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    ...useHandbill().content.restoreRevision.mutationOptions(),
    onSuccess: (record) => {
      queryClient.setQueryData(['content', 'get', { id }], record);
      void queryClient.invalidateQueries({ queryKey: ['content', 'revisions'] });
    },
  });
}

interface PickerProps {
  readonly id: string;
  readonly revision: number;
  readonly versions: readonly { readonly revision: number; readonly created_at: Date }[];
}

/** The version that is compared, and the button that brings it back. */
function Picker({ id, revision, versions }: PickerProps) {
  const navigate = useNavigate({ from: '/texts/$id' });
  const mayWrite = useAllowed('content:write');
  const bringBack = useBringBack(id);
  return (
    <div className="row measure">
      <label className="row">
        {say.pickVersion}
        <select
          value={revision}
          onChange={({ target }) => void navigate({ search: (now) => ({ ...now, n: Number(target.value) }), replace: true })}
        >
          {versions.map((version) => (
            <option key={version.revision} value={version.revision}>
              {version.revision}, {formatAgo(version.created_at)}
            </option>
          ))}
        </select>
      </label>
      {mayWrite && (
        <Button small icon="redo" busy={bringBack.isPending} onClick={() => bringBack.mutate({ id, revision })}>
          {say.bringBack}
        </Button>
      )}
      {bringBack.error && <ProblemNotice error={bringBack.error} />}
    </div>
  );
}

/** Two states of a text, word by word, changed parts alone. */
export function Difference({ record, form, head }: { readonly record: Content; readonly form: ContentForm; readonly head: ReactNode }) {
  const { id, output, language, checks } = record;
  const { content } = useHandbill();
  const { n } = useSearch({ from: '/shell/texts/$id' });
  const versions = useQuery(content.revisions.queryOptions({ id, limit: 100 })).data?.data;
  const revision = n ?? versions?.[0]?.revision;
  const { data, error } = useQuery({
    ...content.diffRevision.queryOptions({ id, revision: revision ?? 0 }),
    enabled: revision !== undefined,
  });
  return (
    <>
      <div className="middle">
        {head}
        {versions?.length === 0 && <Empty title={say.noVersions} />}
        {revision !== undefined && <Picker id={id} revision={revision} versions={versions ?? []} />}
        {error && <ProblemNotice error={error} />}
        {data && (
          <article className={`${sheet['sheet']} measure stack`} lang={language} aria-label={say.difference}>
            {data.data.length === 0 && <p className="dim">{say.noDifference}</p>}
            {data.data.map(({ pointer, changes }) => (
              <div key={pointer} dir="auto">
                <span className={sheet['name']}>{partLabel(form, pointer)}</span>
                <Changes changes={changes} />
              </div>
            ))}
          </article>
        )}
      </div>
      <Verdict record={record} form={form} output={output} checks={checks} />
    </>
  );
}
