import { layers } from '../../packages/operations/src/call/layers/compose.ts';
import { expect, it } from 'vitest';
import { page } from './pages.ts';

it('the page about the architecture names the layers of a call, in their order', () => {
  const rows = /^ +\| layer \|.*\n +\|[-|]+\|\n((?: +\|.*\n)+)/m.exec(page('docs/architecture.md').text)?.[1] ?? '';
  const named = Array.from(rows.matchAll(/^ +\| `(\w+)`/gm), ([, name]) => name);
  expect(named).toEqual(layers.map(({ name }) => name));
});
