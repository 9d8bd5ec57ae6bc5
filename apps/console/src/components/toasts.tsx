import { useEffect, useState } from 'react';
import { dismiss, toasts, type Toast } from '../data/toasts.ts';
import { useStore } from '../state/store.ts';
import { words } from '../words/words.ts';
import styles from './toasts.module.css';

const shownFor = 10_000;

function OneToast({ toast: { id, text, undo, isBad } }: { readonly toast: Toast }) {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismiss(id), shownFor);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  const act = () => {
    dismiss(id);
    undo?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it stays while one is on it
    <li
      className={styles['toast']}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
    >
      <span role={isBad === true ? 'alert' : 'status'}>{text}</span>
      {undo === undefined ? (
        <button type="button" onClick={() => dismiss(id)}>
          {words.close}
        </button>
      ) : (
        <button type="button" onClick={act}>
          {words.text.undo}
        </button>
      )}
    </li>
  );
}

/** The last actions, for ten seconds, and as long as one is on them. */
export function Toasts() {
  const all = useStore(toasts);
  return (
    <ul className={styles['toasts']}>
      {all.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </ul>
  );
}
