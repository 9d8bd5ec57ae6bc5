import { contract, hasOwnRoute, operations } from '@handbill/contract';
import type { ApiDocument } from '@handbill/openapi';
import { documented, type DocumentedOperation } from './documented-operation.ts';

/** The operations of a tag of the document. */
export interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly DocumentedOperation[];
}

export function titled(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

export const groupAddress = (name: string): string => `/docs/${titled(name).toLowerCase().replaceAll(' ', '-')}`;

/** All operations of the document, by tag. A stream is described with the call that has its address. */
export function groupsOf(document: ApiDocument): Group[] {
  const named = operations(contract).filter(({ operation }) => hasOwnRoute(operation));
  return (document.tags ?? []).map(({ name, description = '' }) => ({
    name,
    description,
    operations: named.filter((one) => one.name.startsWith(`${name}.`)).map((one) => documented(one, document)),
  }));
}
