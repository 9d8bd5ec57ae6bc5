import type { HandbillError } from '@handbill/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keep, readKept } from './kept.ts';
import { queued } from './queued.ts';

type Members = Readonly<Record<string, unknown>>;

/** Members of a record that are not saved yet, and which state of it they were written on. */
interface Unsaved {
  readonly revision: number;
  readonly members: Members;
}

const delay = 800;
const isDirty = ({ members }: Unsaved): boolean => Object.keys(members).length > 0;

/** The ways out of a conflict of two writers of one record. */
export interface Edit<R> {
  /** The other writer's record. */
  readonly theirs: R | undefined;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

export interface RecordEdit<R> extends Edit<R> {
  /** The members that are not saved yet, as they are drawn and as they are by now. */
  readonly members: Members;
  readonly latest: () => Members;
  readonly change: (members: Members) => void;
  readonly save: () => void;
  readonly state: 'saved' | 'saving' | 'unsaved';
  readonly error: HandbillError | null;
}

interface RecordCalls<R> {
  readonly update: unknown;
  readonly get: { readonly query: (input: { readonly id: string }) => Promise<R> };
}

interface EditOptions<R> {
  readonly noun: string;
  readonly calls: RecordCalls<R>;
  /** The request of changed members. */
  readonly fieldsOf: (members: Members) => object;
  /** Which queries of its related records are old once it is saved. */
  readonly isStale: (call: unknown) => boolean;
}

/** Members that survive a reload until they are saved. */
function useUnsaved(name: string, revision: number) {
  const [unsaved, setUnsaved] = useState<Unsaved>(() => (readKept(name) as Unsaved | undefined) ?? { revision, members: {} });
  const latest = useRef(unsaved);
  const put = (next: Unsaved): void => {
    latest.current = next;
    setUnsaved(next);
    keep(name, isDirty(next) ? next : undefined);
  };
  return { unsaved, latest, put };
}

/** Saves when one pauses, and when one leaves. */
function useSaving(save: () => void, isDue: boolean): void {
  const now = useRef(save);
  useEffect(() => {
    now.current = save;
    if (!isDue) return undefined;
    const timer = setTimeout(save, delay);
    return () => clearTimeout(timer);
  });
  useEffect(() => () => now.current(), []);
}

/** An edit of a record: saved by member, and never over another writer's. */
export function useRecordEdit<R extends { readonly id: string; readonly revision: number }>(
  record: R,
  { noun, calls, fieldsOf, isStale }: EditOptions<R>,
): RecordEdit<R> {
  const { id } = record;
  const queryClient = useQueryClient();
  const { unsaved, latest, put } = useUnsaved(`edit.${id}`, record.revision);
  const [theirs, setTheirs] = useState<R>();
  const [sent] = useState(() => new WeakMap<object, Members>());
  const show = (shown: R) => queryClient.setQueryData([noun, 'get', { id }], shown);
  const { mutate, isPending, error, reset } = useMutation({
    ...queued<{ readonly id: string }, R>(calls.update, id).mutationOptions(),
    onSuccess: (saved, update) => {
      show(saved);
      // Words that were typed meanwhile are not saved yet.
      const left = Object.entries(latest.current.members).filter(([name, value]) => sent.get(update)?.[name] !== value);
      put({ revision: saved.revision, members: Object.fromEntries(left) });
      void queryClient.invalidateQueries({ queryKey: [noun], predicate: ({ queryKey: [, call] }) => isStale(call) });
    },
    onError: async ({ code }: HandbillError) => {
      if (code === 'revision_mismatch') setTheirs(await calls.get.query({ id }));
    },
  });
  const isFree = !isPending && theirs === undefined;
  const save = (): void => {
    const { members, revision } = latest.current;
    if (!isDirty(latest.current) || !isFree) return;
    const update = { ...fieldsOf(members), id, if_revision: revision };
    sent.set(update, members);
    mutate(update);
  };
  useSaving(save, isDirty(unsaved) && isFree && error === null);
  const settle = (members: Members): void => {
    if (theirs === undefined) return;
    show(theirs);
    setTheirs(undefined);
    reset();
    put({ revision: theirs.revision, members });
  };
  return {
    members: unsaved.members,
    latest: () => latest.current.members,
    change(members) {
      if (error !== null) reset();
      const { revision } = isDirty(latest.current) ? latest.current : record;
      put({ revision, members: { ...latest.current.members, ...members } });
    },
    save,
    state: isPending ? 'saving' : isDirty(unsaved) ? 'unsaved' : 'saved',
    error: error?.code === 'revision_mismatch' ? null : error,
    theirs,
    keepMine: () => settle(latest.current.members),
    takeTheirs: () => settle({}),
  };
}
