import styles from './channel-tile.module.css';

const grounds = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The same ground and letters for the same name, whatever names there are. */
function tileOf(name: string): { readonly ground: string; readonly letters: string } {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  const parts = name.split(/[\s_-]+/).filter(Boolean);
  const letters = parts.length > 1 ? parts.slice(0, 2).map(([first]) => first) : [...(parts[0] ?? '')].slice(0, 2);
  const [first = '', second = ''] = letters;
  return { ground: grounds[sum % grounds.length] ?? 'a', letters: first.toUpperCase() + second.toLowerCase() };
}

/** A small tile in the console's own drawing, for a kind of text or where it goes out. */
export function ChannelTile({ name, label, small = false }: { readonly name: string; readonly label: string; readonly small?: boolean }) {
  const { ground, letters } = tileOf(name);
  return (
    <span
      className={`${styles['tile']} ${styles[ground] ?? ''} ${small ? styles['small'] : ''}`}
      role="img"
      aria-label={label}
      title={label}
    >
      {letters}
    </span>
  );
}
