import type { Content, HandbillError } from '@handbill/client';
import type { PartialOutput } from '@handbill/client/live';
import { useEffect, useState } from 'react';
import { useLive } from '../handbill.ts';

type Post = Extract<Content, { type: 'social_post' }>;

interface LivePost {
  readonly id: string;
  /** What there is of it by now. */
  readonly partial: PartialOutput<Post>;
  /** The record in the end. */
  readonly record?: Post;
  readonly error?: HandbillError;
}

/** A post while it is written, part by part; `undefined` until something of it is there. */
export function useLiveText(id: string | undefined): LivePost | undefined {
  const live = useLive();
  const [text, setText] = useState<LivePost>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const left = new AbortController();
    const followed = live.follow<'social_post'>(id, { signal: left.signal });
    const show = (more?: Pick<LivePost, 'record' | 'error'>) => {
      // In StrictMode each effect runs twice: whoever has left shows nothing more, and above all not that it has left.
      if (!left.signal.aborted) setText({ id, partial: followed.partial, ...more });
    };
    const follow = async () => {
      for await (const _ of followed) show();
      show({ record: await followed.result });
    };
    follow().catch((error: HandbillError) => show({ error }));
    return () => left.abort();
  }, [live, id]);
  return text?.id === id ? text : undefined;
}
