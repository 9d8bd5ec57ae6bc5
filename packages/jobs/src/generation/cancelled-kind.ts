import type { Abandoned } from '@handbill/operations';
import type { JobKind } from '../runner/job-kind.ts';
import type { GenerationServices } from './generation-services.ts';
import { endAttempts } from './continue-text.ts';

/** Texts that were cancelled when their process was gone: their calls stay on record. */
export const cancelledKind = (services: GenerationServices, interval: number): JobKind<Abandoned> => ({
  name: 'cancelled texts',
  interval,
  claim: async () => (services.heldTexts.isUpToDate ? services.storage.leases.claimCancelled() : null),
  async run(text) {
    const generation = { ...text.content.generation, ...(await endAttempts(text, services)) };
    await services.storage.leases.finishCancelled(text.lease, { generation }, services.now());
  },
  handBack: ({ lease }) => services.heldTexts.handBack({ lease, textSoFar: null }),
});
