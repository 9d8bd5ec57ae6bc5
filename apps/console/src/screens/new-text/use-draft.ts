import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keep, readKept } from '../../data/kept.ts';
import type { Values } from '../../form/values.ts';
import type { BriefSearch } from './brief-search.ts';

export interface Draft {
  readonly type: string | undefined;
  readonly values: Values;
}

const name = 'brief';
const lastKind = 'kind';

/** A brief that is not sent yet: it survives a reload. Begun from another text, it has that one's. */
export function useDraft({ type, from }: BriefSearch): [draft: Draft, change: (draft: Draft) => void, clear: () => void] {
  const [draft, setDraft] = useState<Draft>(
    () => (readKept(name) as Draft | undefined) ?? { type: type ?? (readKept(lastKind) as string | undefined), values: {} },
  );
  const source = useQuery({ ...useHandbill().content.get.queryOptions({ id: from ?? '' }), enabled: from !== undefined }).data;
  const change = (next: Draft) => {
    setDraft(next);
    keep(name, next);
    keep(lastKind, next.type);
  };
  useEffect(() => {
    if (type !== undefined) setDraft((now) => ({ ...now, type }));
  }, [type]);
  useEffect(() => {
    if (source === undefined) return;
    const { type: kind, ...values } = source.request;
    change({ type: kind, values });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each source
  }, [source?.id]);
  return [draft, change, () => keep(name, undefined)];
}
