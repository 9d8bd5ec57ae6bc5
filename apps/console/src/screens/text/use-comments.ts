import type { Comment, Content } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Mark } from '../../sheet/inline.ts';

/** The id of a comment's element, which its mark is described by. */
export const commentId = ({ id }: Pick<Comment, 'id'>): string => `comment-${id}`;

/** A page of the comments on a text, newest first. They are fetched again with another hash of the text, since their parts may be gone. */
export function useComments({ id, hash }: Pick<Content, 'id' | 'hash'>, cursor?: string) {
  const options = useHandbill().comments.list.queryOptions({ content_id: id, limit: 100, ...(cursor !== undefined && { cursor }) });
  return useQuery({ ...options, queryKey: [...options.queryKey, hash], placeholderData: keepPreviousData });
}

/** Marks of the words that open comments are about, by their parts. */
export function commentMarks(comments: readonly Comment[]): ReadonlyMap<string, readonly Mark[]> {
  const marks = comments.flatMap((comment): readonly (Mark & { readonly pointer: string })[] => {
    const { pointer, span, is_outdated: isOutdated, resolved_at: resolved } = comment;
    if (pointer === null || span === null || isOutdated || resolved !== null) return [];
    return [{ pointer, id: commentId(comment), ...span, tone: 'said' }];
  });
  return Map.groupBy(marks, ({ pointer }) => pointer);
}
