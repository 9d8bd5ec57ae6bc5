import type { Campaign, HandbillError, UpdateCampaignInput } from '@handbill/client';
import type { RecordForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queued } from '../../data/queued.ts';
import { isDirty, useSaving, useUnsaved } from '../../data/use-unsaved.ts';
import { partOf, recordOf, valuesOf, type Values } from '../../form/values.ts';

type Update = UpdateCampaignInput & { readonly id: string };

export interface CampaignEdit {
  readonly values: Values;
  readonly change: (values: Values) => void;
  readonly save: () => void;
  readonly state: 'saved' | 'saving' | 'unsaved';
  readonly error: HandbillError | null;
  /** What someone else has made of it meanwhile. */
  readonly theirs: Campaign | undefined;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** An edit of a campaign: saved by member, and never over what someone else has changed. */
export function useCampaignEdit(record: Campaign, form: RecordForm): CampaignEdit {
  const { id } = record;
  const { campaigns } = useHandbill();
  const queryClient = useQueryClient();
  const { unsaved, latest, put } = useUnsaved(`campaign.${id}`, record.revision);
  const [theirs, setTheirs] = useState<Campaign>();
  const values: Values = { ...valuesOf(form, record), ...unsaved.members };
  const show = (shown: Campaign) => queryClient.setQueryData(['campaigns', 'get', { id }], shown);
  const [sent] = useState(() => new WeakMap<object, Values>());
  const { mutate, isPending, error, reset } = useMutation({
    ...queued<Update, Campaign>(campaigns.update, id).mutationOptions(),
    onSuccess: (saved, update) => {
      show(saved);
      // What was typed meanwhile is not saved yet.
      const left = Object.entries(latest.current.members).filter(([name, value]) => sent.get(update)?.[name] !== value);
      put({ revision: saved.revision, members: Object.fromEntries(left) });
      void queryClient.invalidateQueries({ queryKey: ['campaigns'], predicate: ({ queryKey: [, call] }) => call !== 'get' });
    },
    onError: async ({ code }: HandbillError) => {
      if (code === 'revision_mismatch') setTheirs(await campaigns.get.query({ id }));
    },
  });
  const save = (): void => {
    const { members, revision } = latest.current;
    if (!isDirty(latest.current) || isPending || theirs !== undefined) return;
    const fields = recordOf(
      partOf(form, (name) => Object.hasOwn(members, name)),
      members,
    );
    const update: Update = { ...fields, id, if_revision: revision };
    sent.set(update, members);
    mutate(update);
  };
  useSaving(save, isDirty(unsaved) && !isPending && theirs === undefined && error === null);
  const settle = (members: Values): void => {
    if (theirs === undefined) return;
    show(theirs);
    setTheirs(undefined);
    reset();
    put({ revision: theirs.revision, members });
  };
  return {
    values,
    save,
    theirs,
    change(next) {
      if (error !== null) reset();
      const { revision } = isDirty(latest.current) ? latest.current : record;
      const changed = Object.entries(next).filter(([name, value]) => value !== values[name]);
      put({ revision, members: { ...latest.current.members, ...Object.fromEntries(changed) } });
    },
    state: isPending ? 'saving' : isDirty(unsaved) ? 'unsaved' : 'saved',
    error: error?.code === 'revision_mismatch' ? null : error,
    keepMine: () => settle(latest.current.members),
    takeTheirs: () => settle({}),
  };
}
