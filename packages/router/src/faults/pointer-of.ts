import { quoted } from './quoted.ts';

const escaped = (name: PropertyKey) => quoted(String(name)).replaceAll('~', '~0').replaceAll('/', '~1');

/** The JSON Pointer of a path. Names that no field has are shortened. */
export const pointerOf = (path: readonly PropertyKey[]): string => path.map((name) => `/${escaped(name)}`).join('');
