export interface Import {
  readonly from: string;
  /** The whole statement is erased: `import { type X }` is not, under `verbatimModuleSyntax`. */
  readonly typesOnly: boolean;
}

const statement = /^(?:import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** The imports of a module of ours; by its text, as the native compiler has no interface for programs. */
export function importsOf(source: string): Import[] {
  return [...source.matchAll(statement)].flatMap(([, type, from, lazily]) => {
    const module = from ?? lazily;
    return module ? [{ from: module, typesOnly: type !== undefined }] : [];
  });
}

/** `@scope/name/deep` and `name/deep` are of the package `@scope/name`, `name`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

const names = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');

/** The names that a package's `index.ts` exports. */
export const exportsOf = (index: string): string[] =>
  [...index.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => names(list).map((name) => name.replace(/^.* as /, '')));

/** The names of a package that a module or a documentation page uses: imported, exported again, loaded lazily, or by a namespace. */
export function usesOf(packageName: string, source: string): string[] {
  const from = `from\\s+'${packageName}'`;
  const named = source.matchAll(new RegExp(`\\b(?:import|export)\\s+(?:type\\s+)?\\{([^}]*)\\}\\s+${from}`, 'g'));
  const lazily = source.matchAll(new RegExp(`\\{([^}]*)\\}\\s*=\\s*await import\\('${packageName}'\\)`, 'g'));
  const namespaces = [...source.matchAll(new RegExp(`\\bimport\\s+(?:type\\s+)?\\*\\s+as\\s+(\\w+)\\s+${from}`, 'g'))];
  return [
    ...[...named, ...lazily].flatMap(([, list = '']) => names(list).map((name) => name.replace(/(?: as |:).*$/, ''))),
    ...namespaces.flatMap(([, namespace = '']) =>
      [...source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    ),
  ];
}
