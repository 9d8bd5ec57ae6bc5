import type { Contract } from '@handbill/contract';
import type { Implements } from '../procedure.ts';
import { router } from '../trpc.ts';
import { deleteContent } from './delete.ts';
import { generate } from './generate.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { restore } from './restore.ts';

const procedures = { generate, list, get, delete: deleteContent, restore } satisfies Implements<Contract['content']>;

export const content = router(procedures);
