import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Changes } from '../../sheet/changes.tsx';
import { nodesOf, textsOf } from '../../sheet/nodes.ts';
import { wordDifference } from '../../sheet/word-difference.ts';
import { words } from '../../words/words.ts';
import type { Edit } from './use-edit.ts';

const { text: say } = words;

interface ConflictProps {
  readonly form: ContentForm;
  readonly edit: Edit;
  readonly theirs: Content;
}

/** Someone was faster: both versions, part by part, and which of them is to be. */
export function Conflict({ form, edit, theirs }: ConflictProps) {
  const other = new Map(textsOf(nodesOf(form, theirs.output)).map(({ pointer, text }) => [pointer, text]));
  const differing = textsOf(nodesOf(form, edit.output)).filter(({ pointer, text }) => other.get(pointer) !== text);
  return (
    <Notice tone="warn" role="alert">
      <b>{say.faster}</b>
      <p className="small dim">
        <del>{say.theirs}</del> <ins>{say.mine}</ins>
      </p>
      {differing.map(({ pointer, part, text }) => (
        <div key={pointer} dir="auto">
          <span className="small dim">{part.label}</span>
          <br />
          <Changes changes={wordDifference(other.get(pointer) ?? '', text)} />
        </div>
      ))}
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
}
