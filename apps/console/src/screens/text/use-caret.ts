import type { ContentForm } from '@handbill/client/counting';
import { useEffect, useRef, useState } from 'react';
import { nodesOf, textsOf } from '../../sheet/nodes.ts';

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
