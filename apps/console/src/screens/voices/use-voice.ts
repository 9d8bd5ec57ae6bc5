import type { BrandVoice, CreateBrandVoiceInput } from '@handbill/client';
import type { RecordForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keep, readKept } from '../../data/kept.ts';
import { showToast } from '../../data/toasts.ts';
import { recordOf, valuesOf, type Values } from '../../form/values.ts';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

interface Kept {
  readonly revision: number | undefined;
  readonly values: Values;
}

/** The values of a voice's form: they survive a reload until they are saved, and are never saved over another writer's. */
export function useVoice(voice: BrandVoice | undefined, form: RecordForm, onCreated: (id: string) => void) {
  const name = `voice.${voice?.id ?? 'new'}`;
  const { brandVoices } = useHandbill();
  const queryClient = useQueryClient();
  const [kept, setKept] = useState(() => readKept(name) as Kept | undefined);
  const stored = voice === undefined ? {} : valuesOf(form, voice);
  const put = (next: Kept | undefined) => {
    setKept(next);
    keep(name, next);
  };
  const values = kept?.values ?? stored;
  const save = useMutation({
    ...brandVoices.update.mutationOptions(),
    mutationFn: ({ revision, values: sent }: Kept): Promise<BrandVoice> => {
      const fields = recordOf(form, sent) as CreateBrandVoiceInput;
      if (voice === undefined) return brandVoices.create.mutate(fields);
      return brandVoices.update.mutate({ id: voice.id, if_revision: revision, ...fields });
    },
    onSuccess: (saved) => {
      put(undefined);
      queryClient.setQueryData(['brandVoices', 'get', { id: saved.id }], saved);
      void queryClient.invalidateQueries({ queryKey: ['brandVoices', 'list'] });
      showToast(words.voices.saved);
      if (voice === undefined) onCreated(saved.id);
    },
    onError: async ({ code }) => {
      if (code === 'revision_mismatch') await queryClient.invalidateQueries({ queryKey: ['brandVoices', 'get'] });
    },
  });
  return {
    values,
    /** As it is by now. */
    stored,
    fields: recordOf(form, values),
    isChanged: kept !== undefined,
    error: save.error,
    isPending: save.isPending,
    change: (next: Values) => {
      if (save.error !== null) save.reset();
      put({ revision: kept?.revision ?? voice?.revision, values: next });
    },
    save: () => save.mutate(kept ?? { revision: voice?.revision, values }),
    /** Over the other writer's values. */
    keepMine: () => save.mutate({ revision: voice?.revision, values }),
    takeTheirs: () => {
      save.reset();
      put(undefined);
    },
  };
}

/** How many texts were written in a voice, in words. */
export function useUses(id: string): string | undefined {
  const { data } = useQuery(useHandbill().content.list.queryOptions({ brand_voice_id: id, view: 'summary', limit: 1 }));
  if (data === undefined) return undefined;
  const { total, total_is_exact: isExact } = data.pagination;
  return words.voices.uses(isExact ? formatNumber(total) : words.library.moreThan(formatNumber(total)));
}
