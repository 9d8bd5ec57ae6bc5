import type { Content } from '@handbill/client';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Check } from '../../data/findings.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { findingId } from '../../sheet/marks.ts';
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
  readonly onEdit: () => void;
}

/** What was found, at its place, and what can be done about it. */
export function FindingCard({ check, place, isBusy, mayWrite, onRewrite, onEdit }: FindingCardProps) {
  const { outcome, message, wanted, suggestion } = check;
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
      {wanted !== null && <p className="dim small">{String(wanted)}</p>}
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
          <Button look="quiet" small onClick={onEdit}>
            {say.editByHand}
          </Button>
        </div>
      )}
    </div>
  );
}
