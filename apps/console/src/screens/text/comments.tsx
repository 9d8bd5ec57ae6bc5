import type { Comment, Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useHandbill, useStep } from '@handbill/react';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { queued } from '../../data/queued.ts';
import { useAllowed } from '../../data/use-me.ts';
import { useSaving } from '../../data/use-saving.ts';
import { words } from '../../words/words.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { useComments } from './use-comments.ts';

const { comments: say } = words;

interface CommentRef {
  readonly content_id: string;
  readonly id: string;
}

interface CommentsProps {
  readonly record: Content;
  readonly form: ContentForm;
  /** Another form on the screen takes comments. */
  readonly isElsewhere: boolean;
}

function useMarking(name: 'resolve' | 'reopen') {
  const { comments } = useHandbill();
  return useStep<CommentRef, Comment>(queued<CommentRef, Comment>(comments[name]), () => ({
    resolved_at: name === 'resolve' ? new Date() : null,
  }));
}

/** The steps of a comment, and why the last one was refused. */
function useCommentSteps() {
  const { comments } = useHandbill();
  const [resolve, reopen] = [useMarking('resolve'), useMarking('reopen')];
  const remove = useStep<CommentRef, void>(queued<CommentRef, void>(comments.delete), null);
  return { resolve, reopen, remove, error: resolve.error ?? reopen.error ?? remove.error };
}

/** Comments that are open, and those that are resolved, folded. */
function CommentList({
  comments,
  record: { id, output },
  form,
}: Pick<CommentsProps, 'record' | 'form'> & { comments: readonly Comment[] }) {
  const mayWrite = useAllowed('content:write');
  const { resolve, reopen, remove, error } = useCommentSteps();
  const open = comments.filter(({ resolved_at: at }) => at === null);
  const resolved = comments.filter((comment) => !open.includes(comment));
  const item = (comment: Comment) => {
    const ref = { content_id: id, id: comment.id };
    return (
      <CommentItem
        key={comment.id}
        comment={comment}
        form={form}
        output={output}
        mayWrite={mayWrite}
        onMark={() => (comment.resolved_at === null ? resolve : reopen).mutate(ref)}
        onDelete={() => remove.mutate(ref)}
      />
    );
  };
  return (
    <>
      {comments.length === 0 && <p className="small dim">{say.none}</p>}
      {open.length > 0 && <ul className="stack">{open.map(item)}</ul>}
      {resolved.length > 0 && (
        <details className="small">
          <summary className="link">{say.resolved(resolved.length)}</summary>
          <ul className="stack">{resolved.map(item)}</ul>
        </details>
      )}
      {error && <ProblemNotice error={error} />}
    </>
  );
}

/** A form for another comment, empty again once that is stored. */
function NewComment({ record: { id, output }, form }: Pick<CommentsProps, 'record' | 'form'>) {
  const [said, count] = useState(0);
  const create = useSaving(useHandbill().comments.create, ['comments'], () => count(said + 1));
  if (!useAllowed('content:write')) return null;
  return (
    <>
      {create.error && <ProblemNotice error={create.error} />}
      <CommentForm
        key={said}
        form={form}
        output={output}
        isBusy={create.isPending}
        onSay={(comment) => create.mutate({ content_id: id, ...comment })}
      />
    </>
  );
}

/** The comments on a text, newest first, with a form for another one. */
export function Comments({ record, form, isElsewhere }: CommentsProps) {
  const [cursor, go] = useState<string>();
  const { data, error, isPending, isPlaceholderData, refetch } = useComments(record, cursor);
  const comments = data?.data;
  const earlier = data?.pagination.next_cursor ?? undefined;
  const open = comments?.filter(({ resolved_at: at }) => at === null).length ?? 0;
  return (
    <section className="stack" aria-label={say.title}>
      <div className="row spread">
        <h2>{say.title}</h2>
        {open > 0 && <span className="small dim num">{say.open(open)}</span>}
      </div>
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      {isPending ? <Bones rows={2} /> : comments && <CommentList comments={comments} record={record} form={form} />}
      {(cursor ?? earlier) !== undefined && (
        <Button small look="quiet" className="start" busy={isPlaceholderData} onClick={() => go(earlier)}>
          {earlier === undefined ? say.newest : say.earlier}
        </Button>
      )}
      {!isElsewhere && record.output !== null && <NewComment record={record} form={form} />}
    </section>
  );
}
