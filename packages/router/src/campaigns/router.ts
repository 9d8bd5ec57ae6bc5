import type { Contract } from '@handbill/contract';
import type { Implements } from '../procedure.ts';
import { router } from '../trpc.ts';
import { activate } from './activate.ts';
import { complete } from './complete.ts';
import { create } from './create.ts';
import { deleteCampaign } from './delete.ts';
import { duplicate } from './duplicate.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { pause } from './pause.ts';
import { restore } from './restore.ts';
import { resume } from './resume.ts';
import { update } from './update.ts';

const procedures = {
  list,
  get,
  create,
  update,
  delete: deleteCampaign,
  restore,
  pause,
  resume,
  activate,
  complete,
  duplicate,
} satisfies Implements<Contract['campaigns']>;

export const campaigns = router(procedures);
