import { useState } from 'react';
import { Button } from './button.tsx';
import { showToast } from '../data/toasts.ts';
import { words } from '../words/words.ts';
import styles from './copied-line.module.css';

/** A line to be used elsewhere, and a button that copies it. */
export function CopiedLine({ label, line }: { readonly label: string; readonly line: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(line).then(
      () => setCopied(true),
      () => showToast(words.settings.notCopied, { isBad: true }),
    );
  return (
    <div className="stack tight">
      <span className="small dim">{label}</span>
      <div className={styles['code']}>
        <code>{line}</code>
        <Button small icon={isCopied ? 'check' : 'copy'} about={label} onClick={() => void copy()}>
          {isCopied ? words.text.copied : words.settings.copy}
        </Button>
      </div>
    </div>
  );
}
