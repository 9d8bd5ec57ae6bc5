/**
 * Letters and digits for a class of a pattern: of the scripts that texts are written in, with some signs among them. Not `\p{L}\p{N}`: their 1,000
 * ranges, which each border of each word would have anew, took a process most of a second to compile at its first text.
 */
export const letters =
  '\\w\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u036f\\u0386-\\u0588\\u05d0-\\u05ea\\u0620-\\u0669\\u066e-\\u06d3\\u06f0-\\u06fc\\u0900-\\u0963\\u0966-\\u0e3a\\u0e40-\\u0e59\\u1e00-\\u1fff\\u3041-\\u30fa\\u3400-\\u9fff\\uac00-\\ud7a3';
const boundary = `(?:(?<=[${letters}])(?![${letters}])|(?<![${letters}])(?=[${letters}]))`;

/** Patterns in which `\b` is the border of a word in any script: plain `\b` takes `é` for no letter. */
export const wordBounded = (patterns: readonly RegExp[]): readonly RegExp[] =>
  patterns.map(({ source, flags }) => new RegExp(source.replaceAll('\\b', boundary), flags.includes('u') ? flags : `${flags}u`));
