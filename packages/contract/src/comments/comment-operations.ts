import * as z from 'zod';
import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';
import { Comment, CommentQuery, CommentRef, CreateComment } from './comment.ts';

const write = { scope: 'content:write', errors: ['not_found'] } as const;

export const comments = {
  create: mutation({
    ...write,
    route: 'POST /content/{content_id}/comments',
    summary: 'Comment on a text',
    description: 'On the whole text, on a part of `output`, or on words of a part. The text and its approval do not change.',
    input: CreateComment,
    output: Comment,
    status: 201,
    examples: { part: { summary: 'On words of a part', value: { pointer: '/body', span: { start: 0, end: 5 }, text: 'Name the day.' } } },
  }),
  list: query({
    scope: 'content:read',
    route: 'GET /content/{content_id}/comments',
    summary: 'List the comments on a text, newest first',
    input: CommentQuery,
    output: pageOf(Comment, 'CommentPage'),
    errors: ['not_found'],
  }),
  resolve: mutation({
    ...write,
    route: 'POST /content/{content_id}/comments/{id}/resolve',
    summary: 'Resolve a comment',
    description: 'A resolved comment is returned unchanged.',
    input: CommentRef,
    output: Comment,
  }),
  reopen: mutation({
    ...write,
    route: 'POST /content/{content_id}/comments/{id}/reopen',
    summary: 'Reopen a comment',
    description: 'An open comment is returned unchanged.',
    input: CommentRef,
    output: Comment,
  }),
  delete: mutation({
    ...write,
    route: 'DELETE /content/{content_id}/comments/{id}',
    summary: 'Delete a comment',
    description: 'It is erased for good. Only its author may delete it, or a key with `admin`.',
    input: CommentRef,
    output: z.void(),
    status: 204,
  }),
};
