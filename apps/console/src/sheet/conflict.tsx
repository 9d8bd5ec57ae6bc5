import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import type { Edit } from '../data/use-record-edit.ts';
import { words } from '../words/words.ts';
import type { PartChange } from '../form/leaves.ts';
import { PartChanges } from './changes.tsx';

const { text: say } = words;

interface ConflictProps {
  readonly title: string;
  readonly edit: Omit<Edit<unknown>, 'theirs'>;
  /** From theirs to mine. */
  readonly changes: readonly PartChange[];
}

/** Someone was faster: both versions, part by part, and which of them is to be. */
export const Conflict = ({ title, edit, changes }: ConflictProps) => (
  <Notice tone="warn" role="alert">
    <b>{title}</b>
    <p className="small dim">
      <del>{say.theirs}</del> <ins>{say.mine}</ins>
    </p>
    <PartChanges changes={changes} />
    <div className="row">
      <Button look="main" small onClick={edit.keepMine}>
        {say.keepMine}
      </Button>
      <Button small onClick={edit.takeTheirs}>
        {say.takeTheirs}
      </Button>
    </div>
  </Notice>
);
