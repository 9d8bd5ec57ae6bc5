import type { ContentForm } from '@handbill/client/counting';
import { useEffect, useRef, useState } from 'react';
import { partLabel } from '../../form/limit-words.ts';
import { nodesOf, textsOf } from '../../sheet/nodes.ts';
import { words } from '../../words/words.ts';

/** At most as often as this, something is said aloud. */
const interval = 5_000;

/** Where a text is being written: the part that changed last. The page follows it while it is in sight. */
export function useCaret(form: ContentForm, output: object): string | undefined {
  const [caretAt, setCaret] = useState<string>();
  const before = useRef(new Map<string, string>());
  useEffect(() => {
    const texts = new Map(textsOf(nodesOf(form, output)).map(({ pointer, text }) => [pointer, text]));
    const changed = [...texts].findLast(([pointer, text]) => text !== '' && before.current.get(pointer) !== text)?.[0];
    before.current = texts;
    if (changed === undefined) return;
    setCaret(changed);
    const part = document.querySelector(`[data-part="${CSS.escape(changed)}"]`);
    const bottom = part?.getBoundingClientRect().bottom ?? 0;
    if (bottom > innerHeight && bottom < innerHeight + 160) part?.scrollIntoView({ block: 'end' });
  }, [form, output]);
  return caretAt;
}

/** The words that are said aloud while a text is written: the beginnings of parts. */
export function useSpoken(form: ContentForm, caretAt: string | undefined): string {
  const [spoken, speak] = useState('');
  const last = useRef(0);
  useEffect(() => {
    if (caretAt === undefined) return undefined;
    const wait = Math.max(0, last.current + interval - Date.now());
    const timer = setTimeout(() => {
      last.current = Date.now();
      speak(words.text.spoken.part(partLabel(form, caretAt)));
    }, wait);
    return () => clearTimeout(timer);
  }, [form, caretAt]);
  return spoken;
}
