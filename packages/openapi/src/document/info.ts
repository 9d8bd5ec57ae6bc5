import type { oas31 } from 'zod-openapi';
import { packageVersion } from './package-version.ts';

/** What is true of every call is said once, here. */
export const info: oas31.InfoObject = {
  title: 'Handbill',
  version: packageVersion,
  license: { name: 'MIT', identifier: 'MIT' },
  description: [
    'Marketing content written by a language model, and the campaigns that it belongs to.',
    '**Requests** are JSON in UTF-8, up to 262,144 bytes. Text is trimmed before it is counted, and its length is in Unicode code points. `null` for an optional field is the same as leaving it out, except in a `PATCH`, where it clears the field. Unknown fields are refused. `Idempotency-Key` and `If-Match` come with a later version: until then a change that is sent with one of them is 400.',
    '**Answers** have every field: unset is `null`, an empty list `[]`, an empty map `{}`. New fields, new values of open lists and new calls may come at any time: ignore what you do not know. Times are RFC 3339 in UTC with milliseconds; ids sort by time of creation, and a malformed id is 404.',
    '**Lists** are newest first. Page with `cursor` (the `next_cursor` of the page before, or the `Link` header), which goes on without end, or with `offset` up to 10,000.',
    '**Errors** are RFC 9457 problems: branch on `code`. A request that is not valid names all its faulty fields at once in `errors`.',
    '**Every call has a name** in `X-Request-Id`, in its answer and in the logs: send one of up to 128 visible ASCII characters, or take the one that comes back.',
  ].join('\n\n'),
};
