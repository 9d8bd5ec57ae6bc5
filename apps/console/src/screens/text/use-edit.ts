import type { Content, HandbillError } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queued } from '../../data/queued.ts';
import { isDirty, useSaving, useUnsaved } from '../../data/use-unsaved.ts';
import { withValue } from '../../sheet/nodes.ts';

type Output = Readonly<Record<string, unknown>>;

interface Update {
  readonly id: string;
  readonly output: Output;
  readonly if_revision: number;
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

/** An edit of a text: saved by part, and never over what someone else has written. */
export function useEdit(record: Content): Edit {
  const { id } = record;
  const { content } = useHandbill();
  const queryClient = useQueryClient();
  const { unsaved, latest, put } = useUnsaved(`edit.${id}`, record.revision);
  const [theirs, setTheirs] = useState<Content>();
  const output: Output = { ...(record.output as unknown as Output), ...unsaved.members };
  const show = (shown: Content) => queryClient.setQueryData(['content', 'get', { id }], shown);
  const { mutate, isPending, error, reset } = useMutation({
    ...queued<Update, Content>(content.update, id).mutationOptions(),
    onSuccess: (saved, { output: sent }) => {
      show(saved);
      // What was typed meanwhile is not saved yet.
      const left = Object.entries(latest.current.members).filter(([member, value]) => sent[member] !== value);
      put({ revision: saved.revision, members: Object.fromEntries(left) });
      void queryClient.invalidateQueries({ queryKey: ['content', 'revisions'] });
    },
    onError: async ({ code }: HandbillError) => {
      if (code === 'revision_mismatch') setTheirs(await content.get.query({ id }));
    },
  });
  const save = (): void => {
    const { members, revision } = latest.current;
    if (isDirty(latest.current) && !isPending && theirs === undefined) mutate({ id, output: members, if_revision: revision });
  };
  useSaving(save, isDirty(unsaved) && !isPending && theirs === undefined && error === null);
  const settle = (members: Output): void => {
    if (theirs === undefined) return;
    show(theirs);
    setTheirs(undefined);
    reset();
    put({ revision: theirs.revision, members });
  };
  return {
    output,
    save,
    theirs,
    change(pointer, value) {
      const member = pointer.split('/')[1] ?? '';
      const changed = withValue({ ...output, ...latest.current.members }, pointer, value) as Output;
      if (error !== null) reset();
      const { revision } = isDirty(latest.current) ? latest.current : record;
      put({ revision, members: { ...latest.current.members, [member]: changed[member] } });
    },
    state: isPending ? 'saving' : isDirty(unsaved) ? 'unsaved' : 'saved',
    error: error?.code === 'revision_mismatch' ? null : error,
    keepMine: () => settle(latest.current.members),
    takeTheirs: () => settle({}),
  };
}
