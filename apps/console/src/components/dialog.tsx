import type { HandbillError } from '@handbill/client';
import { Suspense, type ReactNode } from 'react';
import { Answer } from './button.tsx';
import type { DialogProps } from './layers.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useLayers } from './use-layers.ts';

function Loaded(props: DialogProps) {
  const { DialogLayer } = useLayers();
  return <DialogLayer {...props} />;
}

/** Over the page. Focus stays in it, and goes back to where it was. Without `onClose` it stays until it is answered. */
export const Dialog = (props: DialogProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);

interface ConfirmProps {
  readonly title: string;
  /** Of the button that does it. */
  readonly label: string;
  /** Left out where it shows at once. */
  readonly change?: { readonly isPending: boolean; readonly error: HandbillError | null };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back, and names it. */
export const Confirm = ({ title, label, change, onConfirm, onClose, children }: ConfirmProps) => (
  <Dialog title={title} onClose={onClose}>
    {children}
    {change?.error && <ProblemNotice error={change.error} />}
    <Answer look="danger" busy={change?.isPending ?? false} onClick={onConfirm} onCancel={onClose}>
      {label}
    </Answer>
  </Dialog>
);
