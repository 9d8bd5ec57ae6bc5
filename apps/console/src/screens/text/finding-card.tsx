import type { Content } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Check } from '../../data/findings.ts';
import { showRefusal, showToast } from '../../data/toasts.ts';
import { useApprovalRights } from '../../data/use-approval.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { findingId } from '../../sheet/marks.ts';
import field from '../../components/search.module.css';
import styles from '../../sheet/sheet.module.css';
import { words } from '../../words/words.ts';

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

/** A person's answer to a finding: it is a fact, or it may stay. */
function useAcceptance({ id }: Pick<Content, 'id'>) {
  const { content } = useHandbill();
  const queryClient = useQueryClient();
  const show = (record: Content) => {
    queryClient.setQueryData(['content', 'get', { id }], record);
    void queryClient.invalidateQueries({ queryKey: ['content', 'list'] });
  };
  const take = useMutation({ ...content.unacceptCheck.mutationOptions(), onSuccess: show, onError: showRefusal });
  const accept = useMutation({
    ...content.acceptCheck.mutationOptions(),
    onError: showRefusal,
    onSuccess: (record, { reason: _, ...check }) => {
      show(record);
      showToast(say.left, { undo: () => take.mutate(check) });
    },
  });
  const facts = useMutation({ ...content.addFacts.mutationOptions(), onSuccess: show, onError: showRefusal });
  return {
    isPending: accept.isPending || facts.isPending,
    addFact: (fact: string) => facts.mutate({ id, facts: [fact] }),
    leave: ({ rule, pointer, span }: Check, reason: string) => accept.mutate({ id, rule, pointer, span, ...(reason !== '' && { reason }) }),
  };
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
