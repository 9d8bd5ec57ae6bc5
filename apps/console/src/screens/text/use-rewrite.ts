import type { Content, HandbillError } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../data/toasts.ts';
import { words } from '../../words/words.ts';
import { useForm } from '../../data/forms.ts';
import { nodesOf, textsOf } from '../../sheet/nodes.ts';

export interface Rewrite {
  readonly start: (pointer: string) => void;
  /** The part that is being written anew. */
  readonly pending: string | undefined;
  readonly isPending: boolean;
  readonly error: HandbillError | null;
  /** What stood where something was written anew, until one goes on. */
  readonly former: ReadonlyMap<string, string>;
}

const none: ReadonlyMap<string, string> = new Map();

/** Has one part written anew. The state before is a version, which a press brings back. */
export function useRewrite(record: Content): Rewrite {
  const { content } = useHandbill();
  const queryClient = useQueryClient();
  const form = useForm(record.type);
  const [former, setFormer] = useState(none);
  const show = (next: Content) => queryClient.setQueryData(['content', 'get', { id: record.id }], next);
  const restore = useMutation({
    ...content.restoreRevision.mutationOptions(),
    onSuccess: (next) => {
      setFormer(none);
      show(next);
      tell(words.undone);
    },
  });
  const { mutate, isPending, error, variables } = useMutation({
    ...content.rewrite.mutationOptions(),
    onMutate: () => setFormer(none),
    onSuccess: (next) => {
      if (form) setFormer(new Map(textsOf(nodesOf(form, record.output)).map(({ pointer, text }) => [pointer, text])));
      show(next);
      void queryClient.invalidateQueries({ queryKey: ['content', 'revisions'] });
      tell(words.text.rewritten, { undo: () => restore.mutate({ id: record.id, revision: record.revision }) });
    },
  });
  return {
    start: (pointer) => !isPending && pointer !== '' && mutate({ id: record.id, pointers: [pointer] }),
    pending: isPending ? variables.pointers[0] : undefined,
    isPending,
    error: error ?? restore.error,
    former,
  };
}
