import type { Comment, Content } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Mark } from '../../sheet/inline.ts';

/** A name for a comment, by which its mark knows it. */
export const commentId = ({ id }: Pick<Comment, 'id'>): string => `comment-${id}`;

/** The comments on a text, newest first. With other words of it, some are about parts that are gone. */
export function useComments({ id, hash }: Pick<Content, 'id' | 'hash'>) {
  const options = useHandbill().comments.list.infiniteOptions({ content_id: id, limit: 50 });
  const list = useInfiniteQuery({ ...options, queryKey: [...options.queryKey, hash], placeholderData: keepPreviousData });
  return { ...list, comments: list.data?.pages.flatMap(({ data }) => data) ?? [] };
}

/** Marks of the words that open comments are about, by their parts. */
export function commentMarks(comments: readonly Comment[]): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, Mark[]>();
  for (const comment of comments) {
    const { pointer, span, is_outdated: isOutdated, resolved_at: resolved } = comment;
    if (pointer === null || span === null || isOutdated || resolved !== null) continue;
    marks.set(pointer, [...(marks.get(pointer) ?? []), { id: commentId(comment), ...span, tone: 'said' }]);
  }
  return marks;
}
