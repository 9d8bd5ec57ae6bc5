import type { ContentForm } from '@handbill/client/counting';
import { useEffect, useRef, useState } from 'react';
import { partLabel } from '../../form/limit-words.ts';
import { words } from '../../words/words.ts';

const interval = 5_000;

/** The words that are said aloud while a text is written: the beginnings of parts, at most every five seconds. */
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
