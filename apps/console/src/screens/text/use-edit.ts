import type { Content, HandbillError } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keep, readKept } from '../../data/kept.ts';
import { queued } from '../../data/queued.ts';
import { withValue } from '../../sheet/nodes.ts';

type Output = Readonly<Record<string, unknown>>;
interface Change {
  readonly id: string;
  readonly output: Output;
  readonly if_revision: number;
}
/** Words that are not saved yet, and which state they were written on. */
interface Kept {
  readonly revision: number;
  readonly members: Output;
}

export interface Edit {
  readonly output: Output;
  readonly change: (pointer: string, value: unknown) => void;
  readonly save: () => void;
  readonly state: 'saved' | 'saving' | 'unsaved';
  readonly error: HandbillError | null;
  /** What someone else has made of it meanwhile. */
  readonly theirs: Content | undefined;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

const delay = 800;

/** An edit of a text: saved when one pauses, by part, and never over what someone else has written. */
export function useEdit(record: Content): Edit {
  const { id } = record;
  const { content } = useHandbill();
  const queryClient = useQueryClient();
  const name = `edit.${id}`;
  const first = useRef(readKept<Kept>(name));
  const [members, setMembers] = useState<Output>(first.current?.members ?? {});
  const [theirs, setTheirs] = useState<Content>();
  const revision = useRef(first.current?.revision ?? record.revision);
  const latest = useRef(members);
  const output: Output = { ...(record.output as unknown as Output), ...members };
  const isDirty = Object.keys(members).length > 0;

  const put = (next: Output): void => {
    latest.current = next;
    setMembers(next);
    keep(name, Object.keys(next).length === 0 ? undefined : { revision: revision.current, members: next });
  };
  const update = useMutation({
    ...queued<Change, Content>(content.update, id).mutationOptions(),
    onSuccess: (saved, { output: sent }) => {
      revision.current = saved.revision;
      queryClient.setQueryData(['content', 'get', { id }], saved);
      // What was typed meanwhile is not saved yet.
      put(Object.fromEntries(Object.entries(latest.current).filter(([member, value]) => sent[member] !== value)));
      void queryClient.invalidateQueries({ queryKey: ['content', 'revisions'] });
    },
    onError: async (error: HandbillError) => {
      if (error.code === 'revision_mismatch') setTheirs(await content.get.query({ id }));
    },
  });
  const { mutate, isPending } = update;
  const isBlocked = isPending || theirs !== undefined || (update.error !== null && update.error.code !== 'revision_mismatch');
  const save = (): void => {
    if (Object.keys(latest.current).length > 0 && !isPending && theirs === undefined) mutate({ id, output: latest.current, if_revision: revision.current });
  };
  useEffect(() => {
    if (!isDirty) revision.current = Math.max(revision.current, record.revision);
  }, [isDirty, record.revision]);
  useEffect(() => {
    if (!isDirty || isBlocked) return undefined;
    const timer = setTimeout(save, delay);
    return () => clearTimeout(timer);
  });
  // Leaving saves what is left.
  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  useEffect(() => () => saveNow.current(), []);

  const settle = (take: Content, mine: Output): void => {
    revision.current = take.revision;
    queryClient.setQueryData(['content', 'get', { id }], take);
    setTheirs(undefined);
    update.reset();
    put(mine);
  };
  return {
    output,
    change(pointer, value) {
      const member = pointer.split('/')[1] ?? '';
      const changed = withValue({ ...output, ...latest.current }, pointer, value) as Output;
      if (update.error !== null) update.reset();
      put({ ...latest.current, [member]: changed[member] });
    },
    save,
    state: isPending ? 'saving' : isDirty ? 'unsaved' : 'saved',
    error: update.error?.code === 'revision_mismatch' ? null : update.error,
    theirs,
    keepMine: () => theirs && settle(theirs, latest.current),
    takeTheirs: () => theirs && settle(theirs, {}),
  };
}
