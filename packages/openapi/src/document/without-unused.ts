import type { oas31 } from 'zod-openapi';

type Components = Record<string, Record<string, unknown>>;

const reference = /"#\/components\/(\w+)\/([^"]+)"/g;

/** The document without the components that nothing in it refers to. */
export function withoutUnused(document: oas31.OpenAPIObject): oas31.OpenAPIObject {
  const { components = {}, ...others } = document;
  const all = components as Components;
  const used = new Set<string>();
  const follow = (node: unknown): void => {
    for (const [place, kind = '', name = ''] of JSON.stringify(node).matchAll(reference)) {
      if (used.has(place)) continue;
      used.add(place);
      follow(all[kind]?.[name] ?? null);
    }
  };
  follow(others);
  // Schemes in `security` are named without a reference.
  const isUsed = (kind: string, name: string) => kind === 'securitySchemes' || used.has(`"#/components/${kind}/${name}"`);
  const kept = Object.entries(all).map(([kind, members]) => [
    kind,
    Object.fromEntries(Object.entries(members).filter(([name]) => isUsed(kind, name))),
  ]);
  return { ...others, components: Object.fromEntries(kept.filter(([, members]) => Object.keys(members as object).length > 0)) };
}
