const boundary = '(?:(?<=[\\p{L}\\p{N}_])(?![\\p{L}\\p{N}_])|(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_]))';

/** Patterns in which `\b` is the border of a word in any script: plain `\b` takes `é` for no letter. */
export const wordBounded = (patterns: readonly RegExp[]): readonly RegExp[] =>
  patterns.map(({ source, flags }) => new RegExp(source.replaceAll('\\b', boundary), flags.includes('u') ? flags : `${flags}u`));
