import type { Content } from '@handbill/client';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Check } from '../../data/findings.ts';
import { useApprovalRights } from '../../data/use-approval.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { findingId } from '../../sheet/marks.ts';
import field from '../../components/search.module.css';
import styles from '../../sheet/sheet.module.css';
import { words } from '../../words/words.ts';
import { useAcceptance } from './use-acceptance.ts';

const { text: say } = words;

export interface FindingCardProps {
  readonly record: Content;
  readonly check: Check;
  readonly place: string;
  readonly isBusy: boolean;
  readonly mayWrite: boolean;
  readonly onRewrite: () => void;
  readonly onStop: () => void;
  readonly onEdit: () => void;
}

/** Why it may stay: asked for, and not demanded. */
function Leave({ onLeave, isBusy }: { readonly onLeave: (reason: string) => void; readonly isBusy: boolean }) {
  const [reason, setReason] = useState<string>();
  if (reason === undefined)
    return (
      <Button look="quiet" small onClick={() => setReason('')}>
        {say.leaveIt}
      </Button>
    );
  return (
    <Form className="row tight" onSend={() => onLeave(reason.trim())}>
      <span className={field['search']}>
        <input
          autoFocus
          maxLength={500}
          aria-label={say.leftBecause}
          placeholder={say.leftBecause}
          onChange={({ target }) => setReason(target.value)}
        />
      </span>
      <Button type="submit" small busy={isBusy}>
        {say.leaveIt}
      </Button>
    </Form>
  );
}

/** A finding, at its place, and its remedies. */
export function FindingCard({ record, check, place, isBusy, mayWrite, onRewrite, onStop, onEdit }: FindingCardProps) {
  const { rule, outcome, message, wanted, suggestion, excerpt } = check;
  const { addFact, leave, isPending } = useAcceptance(record);
  const { mayApprove } = useApprovalRights();
  const isFail = outcome === 'fail';
  return (
    <div className={styles['card']} role="group" aria-label={message} data-card={findingId(check)} lang="en">
      <div className="row">
        <span className={isFail ? 'bad' : 'dim'}>
          <Icon name={isFail ? 'bad' : 'warn'} />
        </span>
        <b className="grow">{message}</b>
        <span className="small dimmer num">{place}</span>
      </div>
      {wanted !== null && <p className="dim small">{wanted}</p>}
      {suggestion !== undefined && (
        <p>
          <b>{say.suggestion}:</b> {suggestion}
        </p>
      )}
      {mayWrite && (
        <div className="row">
          {check.pointer !== null && (
            <Button look="main" small icon="pen" shortcut={shortcutOf('rewrite')} busy={isBusy} onClick={onRewrite}>
              {isBusy ? say.rewriting : say.rewrite}
            </Button>
          )}
          {isBusy && (
            <Button small icon="stop" onClick={onStop}>
              {say.stop}
            </Button>
          )}
          {rule === 'unsupported_figure' && excerpt !== null && (
            <Button small busy={isPending} onClick={() => addFact(excerpt)}>
              {say.addFact}
            </Button>
          )}
          {mayApprove && <Leave isBusy={isPending} onLeave={(reason) => leave(check, reason)} />}
          <Button look="quiet" small onClick={onEdit}>
            {say.editByHand}
          </Button>
        </div>
      )}
    </div>
  );
}
