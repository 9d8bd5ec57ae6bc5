import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PartChanges } from '../../sheet/changes.tsx';
import { changedParts } from '../../sheet/nodes.ts';
import { words } from '../../words/words.ts';

const { text: say } = words;

interface ChangedSinceProps {
  /** The text that was looked at. */
  readonly seen: Content;
  readonly record: Content;
  readonly form: ContentForm;
  readonly onApprove: () => void;
}

/** The differences between the text that was looked at and the text as it is now, and the question again. */
export function ChangedSince({ seen, record, form, onApprove }: ChangedSinceProps) {
  const parts = changedParts(form, seen.output, record.output);
  const title = { pointer: '', label: say.titlePart, before: seen.title, after: record.title };
  const isTitleAmong = title.before === title.after || parts.some(({ after }) => after === title.after);
  return (
    <Notice tone="warn" role="alert">
      <b>{say.changedSince}</b>
      <PartChanges changes={isTitleAmong ? parts : [title, ...parts]} />
      <Button look="main" small className="start" onClick={onApprove}>
        {say.approveAsIs}
      </Button>
    </Notice>
  );
}
