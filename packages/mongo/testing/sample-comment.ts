import { newId, type Comment, type Content } from '@handbill/contract';

/** A comment on the whole of a text. */
export const sampleComment = ({ id: content_id, revision }: Content, fields: Partial<Comment> = {}): Comment => ({
  id: newId('cmt', new Date()),
  content_id,
  pointer: null,
  span: null,
  excerpt: null,
  revision,
  is_outdated: false,
  text: 'Name the day.',
  key_id: 'key_1',
  actor: null,
  created_at: new Date(),
  resolved_at: null,
  ...fields,
});
