import { useEffect, useState } from 'react';
import { words } from '../words/words.ts';
import styles from './bones.module.css';

const widths = ['long', 'whole', 'middle', 'whole', 'short'] as const;

/** The shape of content that is still loading: after 150 ms, so that a fast answer does not flicker. */
export function Bones({ rows = 5 }: { readonly rows?: number }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`${styles['bones']} ${isLate ? '' : styles['hidden']}`} role="status">
      <span className="vh">{words.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={`${styles['bone']} ${styles[widths[row % widths.length] ?? 'whole'] ?? ''}`} />
      ))}
    </div>
  );
}

/** One line of it, in a text. */
export const Bone = () => <span className={`${styles['bone']} ${styles['long']}`} />;
