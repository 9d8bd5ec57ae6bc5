import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../architecture/source-files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

// The files of tooling/clients/consumer are compiled against the client's declarations, so the example in the README is as well.
it("shows in the client's README what compiles", () => {
  const [, example] = /```ts\n([\s\S]*?)```/.exec(read('packages/client/README.md')) ?? [];
  expect(example).toBe(read('tooling/clients/consumer/src/usage.ts'));
});
