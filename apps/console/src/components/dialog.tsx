import { Dialog as AriaDialog, DialogHeading } from '@ariakit/react/dialog';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose?: () => void;
  readonly wide?: boolean;
  readonly hideTitle?: boolean;
  readonly children: ReactNode;
}

/** Over the page. Focus stays in it, and goes back to where it was. Without `onClose` it stays until it is answered. */
export const Dialog = ({ title, onClose, wide = false, hideTitle = false, children }: DialogProps) => (
  <AriaDialog
    open
    {...(onClose !== undefined && { onClose })}
    hideOnEscape={onClose !== undefined}
    hideOnInteractOutside={onClose !== undefined}
    className={`${styles['dialog']} ${wide ? styles['wide'] : ''}`}
    backdrop={<div className={styles['backdrop']} />}
    unmountOnHide
  >
    <DialogHeading render={<h2 className={hideTitle ? 'vh' : ''}>{title}</h2>} />
    {children}
  </AriaDialog>
);
