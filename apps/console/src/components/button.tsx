import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import styles from './button.module.css';

interface Look {
  readonly look?: 'main' | 'quiet' | 'danger' | undefined;
  readonly small?: boolean;
  readonly icon?: string;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Keeps its width and takes no press. */
  readonly busy?: boolean;
  /** Why it may not be pressed: it can be focused all the same, so that this is read. */
  readonly refusal?: string | undefined;
  /** Said, and not shown. */
  readonly about?: string;
  readonly shortcut?: string;
  readonly children?: ReactNode;
}

/** The classes of a button, for links that look like one. */
export const buttonClass = ({ look, small = false }: Look, more = ''): string =>
  [styles['button'], look && styles[look], small && styles['small'], more].filter(Boolean).join(' ');

export function Button({ look, small, icon, busy, refusal, about, shortcut, children, className, onClick, ...rest }: ButtonProps) {
  const isShut = busy === true || refusal !== undefined;
  const onlyIcon = children === undefined ? styles['only'] : '';
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, small: small ?? false }, `${onlyIcon ?? ''} ${className ?? ''}`)}
      aria-busy={busy}
      aria-disabled={isShut || undefined}
      title={refusal}
      onClick={isShut ? (event) => event.preventDefault() : onClick}
    >
      {icon !== undefined && <Icon name={icon} small={small ?? false} />}
      {children}
      {about !== undefined && <span className="vh"> {about}</span>}
      {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}

interface MoreProps extends ButtonProps {
  readonly list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => Promise<unknown> };
}

/** Fetches the next page of a list, where there is one. */
export const More = ({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, children = words.showMore, ...rest }: MoreProps) =>
  hasNextPage && (
    <Button {...rest} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {children}
    </Button>
  );

interface AnswerProps extends ButtonProps {
  readonly onCancel: () => void;
  readonly cancelLook?: 'quiet';
}

/** The ways out of a question: the button that says yes, and Cancel. */
export const Answer = ({ onCancel, cancelLook, small = false, ...rest }: AnswerProps) => (
  <div className="row">
    <Button small={small} {...rest} />
    <Button small={small} look={cancelLook} onClick={onCancel}>
      {words.cancel}
    </Button>
  </div>
);
