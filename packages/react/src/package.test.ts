import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

describe('the package', () => {
  it('adds at most 6 kB to an app that has the client and TanStack Query, compressed', async () => {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, 'index.ts')],
      external: ['@handbill/client', 'react', '@tanstack/react-query'],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThan(6_000);
  });

  it('shows in its README what compiles', () => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    expect(/```tsx\n([\s\S]*?)```/.exec(read('README.md'))?.[1]).toBe(read('testing/usage.tsx'));
  });
});
