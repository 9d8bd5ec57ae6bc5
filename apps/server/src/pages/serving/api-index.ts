import { apiBase, contract, operations, type Operation } from '@handbill/contract';
import { ZodArray, ZodObject } from 'zod';
import { version } from '../../settings/version.ts';

/** Whether it lists records: clients that follow addresses begin there. */
const isCollection = ({ method, pathParameters, output }: Operation): boolean =>
  method === 'GET' && pathParameters.length === 0 && output instanceof ZodObject && output.shape['data'] instanceof ZodArray;

/** The answer at the base address, for callers who have neither document nor client yet. It is no operation, and needs no key. */
export const apiIndex = (publicUrl = '') => ({
  name: 'Handbill',
  version,
  documentation: `${publicUrl}/docs`,
  openapi: `${publicUrl}${apiBase}/openapi.json`,
  collections: operations(contract)
    .filter(({ operation }) => isCollection(operation))
    .map(({ operation }) => `${publicUrl}${apiBase}${operation.path}`),
});
