import type { Contract } from '@handbill/contract';
import { create } from './campaigns/create.ts';
import { deleteCampaign } from './campaigns/delete.ts';
import { duplicate } from './campaigns/duplicate.ts';
import { get as getCampaign } from './campaigns/get.ts';
import { list as listCampaigns } from './campaigns/list.ts';
import { restore as restoreCampaign } from './campaigns/restore.ts';
import { activate, complete, pause, resume } from './campaigns/steps.ts';
import { update } from './campaigns/update.ts';
import { deleteContent } from './content/delete.ts';
import { generate } from './content/generate.ts';
import { get as getContent } from './content/get.ts';
import { list as listContent } from './content/list.ts';
import { restore as restoreContent } from './content/restore.ts';
import type { Implementations } from './implement.ts';
import { get as getMe } from './me/get.ts';

/** The behaviour of every operation of the contract. */
export const implementations: Implementations<Contract> = {
  content: { generate, list: listContent, get: getContent, delete: deleteContent, restore: restoreContent },
  campaigns: {
    list: listCampaigns,
    create,
    get: getCampaign,
    update,
    delete: deleteCampaign,
    restore: restoreCampaign,
    pause,
    resume,
    activate,
    complete,
    duplicate,
  },
  me: { get: getMe },
};
