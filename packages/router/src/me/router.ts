import type { Contract } from '@handbill/contract';
import type { Implements } from '../procedure.ts';
import { router } from '../trpc.ts';
import { get } from './get.ts';

const procedures = { get } satisfies Implements<Contract['me']>;

export const me = router(procedures);
