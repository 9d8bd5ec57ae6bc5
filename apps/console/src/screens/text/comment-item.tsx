import type { Comment } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/dialog.tsx';
import { Status } from '../../components/status.tsx';
import { allows, useMe } from '../../data/use-me.ts';
import { useWho } from '../../data/use-who.ts';
import { partLabel } from '../../form/limit-words.ts';
import { valueAt } from '../../sheet/nodes.ts';
import { formatAgo } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { commentId } from './use-comments.ts';

const { comments: say } = words;

interface CommentItemProps {
  readonly comment: Comment;
  readonly form: ContentForm;
  readonly output: unknown;
  readonly mayWrite: boolean;
  readonly onMark: () => void;
  readonly onDelete: () => void;
}

const showPlace = (pointer: string): void =>
  document.querySelector(`article [data-part="${CSS.escape(pointer)}"]`)?.scrollIntoView({ block: 'center' });

/** The place of a comment: its words, or the name of its part. A press scrolls to the part while there is one. */
function Place({ comment: { pointer, excerpt }, form, output }: Pick<CommentItemProps, 'comment' | 'form' | 'output'>) {
  if (pointer === null) return null;
  const name = <bdi>{say.on(excerpt === null ? partLabel(form, pointer) || pointer : `“${excerpt}”`)}</bdi>;
  if (valueAt(output, pointer) === undefined) return <span className="small dimmer">{name}</span>;
  return (
    <button type="button" className="link small plain" onClick={() => showPlace(pointer)}>
      {name}
    </button>
  );
}

/** A comment with its steps. It stays, marked, where its part has changed or is gone. */
export function CommentItem({ comment, form, output, mayWrite, onMark, onDelete }: CommentItemProps) {
  const { actor, created_at: at, is_outdated: isOutdated, pointer, resolved_at: resolved, text } = comment;
  const me = useMe();
  const name = useWho()(comment);
  const [isAsked, ask] = useState(false);
  const isGone = pointer !== null && valueAt(output, pointer) === undefined;
  // A comment of an earlier session has another key: the server knows that its person is the same.
  const isOwn = me !== undefined && actor === me.key.actor && (actor !== null || comment.key_id === me.key.id);
  const mayDelete = mayWrite && (isOwn || allows(me, 'admin'));
  return (
    <li className="stack tight" id={commentId(comment)}>
      <span className="row tight small">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="dimmer">{formatAgo(at)}</span>
      </span>
      <Place comment={comment} form={form} output={output} />
      <p dir="auto" className="small typed">
        {text}
      </p>
      <span className="row tight">
        {isOutdated && (
          <Status tone="warn" icon="warn">
            {isGone ? say.gone : say.changed}
          </Status>
        )}
        {mayWrite && (
          <Button small onClick={onMark}>
            {resolved === null ? say.resolve : say.reopen}
          </Button>
        )}
        {mayDelete && (
          <Button small look="quiet" onClick={() => ask(true)}>
            {words.text.delete}
          </Button>
        )}
      </span>
      {isAsked && (
        <Confirm title={say.deleteTitle} label={words.text.delete} onConfirm={onDelete} onClose={() => ask(false)}>
          <p dir="auto" className="typed">
            {text}
          </p>
        </Confirm>
      )}
    </li>
  );
}
