import type { Author, TextAuthor } from '@handbill/operations';
import type { Document } from 'mongodb';

/** The author of a change in its record. All sessions of a key are one author, whatever they call themselves. */
export function textAuthor({ keyId, signedInWith, actor }: Author): TextAuthor | null {
  if (signedInWith !== undefined) return { key_id: signedInWith };
  return keyId === null ? null : { key_id: keyId, actor };
}

/** In a record of an earlier version: the key that asked for it and the one that changed it last, on whoever's behalf. */
const formerAuthors = {
  $filter: {
    input: [{ key_id: '$key_id' }, { key_id: '$revised_by' }],
    cond: { $eq: [{ $type: '$$this.key_id' }, 'string'] },
  },
};

/** The authors of a record since it was last approved, as an expression. */
export const knownAuthors = { $ifNull: ['$authors', formerAuthors] };

/** So many are told apart by their actors: beyond, a key stands for all of its. */
const maxActors = 200;

export const noAuthors = { authors: [] } as const;

/** After a change of a text. */
export function withAuthor(by: Author): Document {
  const author = textAuthor(by);
  if (author === null) return {};
  const keysAlone = { $setUnion: [{ $map: { input: '$$all', in: { key_id: '$$this.key_id' } } }, []] };
  return {
    authors: {
      $let: {
        vars: { all: { $setUnion: [knownAuthors, [{ $literal: author }]] } },
        in: { $cond: [{ $gt: [{ $size: '$$all' }, maxActors] }, keysAlone, '$$all'] },
      },
    },
  };
}
