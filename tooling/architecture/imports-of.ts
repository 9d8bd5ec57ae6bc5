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
