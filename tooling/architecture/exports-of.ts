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
