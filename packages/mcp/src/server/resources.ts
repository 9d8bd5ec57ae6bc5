import type { AgentResource } from '@handbill/contract';
import type { Endpoint } from '@handbill/operations';

/** A record that agents read by its address. */
export interface Resource {
  readonly endpoint: Endpoint;
  readonly entry: AgentResource;
  /** `handbill://content/{id}` */
  readonly uriTemplate: string;
  readonly name: string;
}

/** The resources of a table of operations. */
export const resourcesOf = (endpoints: readonly Endpoint[]): readonly Resource[] =>
  endpoints.flatMap((endpoint) => {
    const { resource: entry, path } = endpoint.operation;
    return entry === undefined ? [] : [{ endpoint, entry, uriTemplate: `handbill:/${path}`, name: endpoint.operationId }];
  });

/** The resource at an address, and what its path holds. */
export function resourceAt(
  resources: readonly Resource[],
  uri: string,
): { readonly resource: Resource; readonly value: Record<string, unknown> } | undefined {
  for (const resource of resources) {
    const pattern = new RegExp(`^${resource.uriTemplate.replaceAll(/\{(\w+)\}/g, '(?<$1>[\\w-]{1,100})')}$`);
    const match = pattern.exec(uri);
    if (match !== null) return { resource, value: { ...match.groups } };
  }
  return undefined;
}
