import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './chip.module.css';

interface ChipProps {
  readonly on?: boolean;
  readonly add?: boolean;
  readonly shortcut?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
  /** Said of the press that takes it away. */
  readonly remove?: string;
  readonly pressed?: boolean;
}

export const chipClass = (on: boolean, add = false): string =>
  [styles['chip'], on && styles['on'], add && styles['add']].filter(Boolean).join(' ');

/** A choice, or a filter that a press drops. */
export const Chip = ({ on = false, add = false, shortcut, onClick, children, remove, pressed }: ChipProps) => (
  <button type="button" className={chipClass(on, add)} aria-pressed={pressed} onClick={onClick}>
    {add && <Icon name="plus" small />}
    <span className="cut">{children}</span>
    {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
    {remove !== undefined && (
      <>
        <Icon name="x" small />
        <span className="vh">{remove}</span>
      </>
    )}
  </button>
);
