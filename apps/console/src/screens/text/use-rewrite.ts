import type { Content, HandbillError } from '@handbill/client';
import type { LiveText } from '@handbill/client/live';
import { useHandbill, useLive } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../data/toasts.ts';
import { words } from '../../words/words.ts';
import { useForm } from '../../data/forms.ts';
import { nodesOf, textsOf, valueAt } from '../../sheet/nodes.ts';

export interface Rewrite {
  readonly start: (pointer: string) => void;
  /** The text, with as much of a part that is written anew as has come. */
  readonly output: unknown;
  /** The part that comes. */
  readonly coming: string | undefined;
  /** The part that is to come. */
  readonly fading: readonly string[];
  readonly isPending: boolean;
  readonly stop: () => void;
  readonly error: HandbillError | null;
  /** The former words of parts that are or were written anew, until one goes on. */
  readonly former: ReadonlyMap<string, string>;
  readonly accept: () => void;
}

const none: ReadonlyMap<string, string> = new Map();

/** Has one part written anew. The state before is a version, which a press brings back. */
export function useRewrite(record: Content): Rewrite {
  const { content } = useHandbill();
  const queryClient = useQueryClient();
  const form = useForm(record.type);
  const live = useLive();
  const [former, setFormer] = useState(none);
  const [partial, setPartial] = useState<object>();
  const writing = useRef<LiveText>(undefined);
  const accept = () => setFormer(none);
  const show = (next: Content) => queryClient.setQueryData(['content', 'get', { id: record.id }], next);
  const restore = useMutation({
    ...content.restoreRevision.mutationOptions(),
    onSuccess: (next) => {
      accept();
      show(next);
      showToast(words.undone);
    },
  });
  const { mutate, isPending, error, variables } = useMutation({
    ...content.rewrite.mutationOptions(),
    mutationFn: async (input: Parameters<typeof live.rewrite>[0]): Promise<Content> => {
      const text = (writing.current = live.rewrite(input));
      const [at = ''] = input.pointers;
      // First comes the text as it stands.
      for await (const { partial: next } of text)
        if (text.attempts.some(({ pointers }) => pointers.includes(at)) && valueAt(next, at) !== undefined) setPartial(next);
      return text.result;
    },
    onSettled: () => setPartial(undefined),
    onMutate: () => form && setFormer(new Map(textsOf(nodesOf(form, record.output)).map(({ pointer, text }) => [pointer, text]))),
    onError: accept,
    onSuccess: (next) => {
      show(next);
      // It was stopped.
      if (writing.current === undefined) return accept();
      void queryClient.invalidateQueries({ queryKey: ['content', 'revisions'] });
      return showToast(words.text.rewritten, { undo: () => restore.mutate({ id: record.id, revision: record.revision }) });
    },
  });
  const pending = isPending ? variables.pointers[0] : undefined;
  return {
    start: (pointer) => !isPending && pointer !== '' && mutate({ id: record.id, pointers: [pointer] }),
    output: partial ?? record.output,
    coming: partial && pending,
    fading: pending === undefined || partial ? [] : [pending],
    isPending,
    stop() {
      // The text that goes on names the failure of that.
      void writing.current?.cancel().catch(() => undefined);
      writing.current = undefined;
    },
    error: error ?? restore.error,
    former,
    accept,
  };
}
