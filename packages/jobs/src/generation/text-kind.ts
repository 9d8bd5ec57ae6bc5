import type { Abandoned } from '@handbill/operations';
import type { JobKind } from '../runner/job-kind.ts';
import type { GenerationServices } from './generation-services.ts';
import { continueText, endAttempts, suspectAbove } from './continue-text.ts';

/**
 * Texts that wait and those whose process is gone, in turn, so that neither shuts the other out. Texts that were begun again and again come one at a
 * time: one of them may end its process.
 */
export function textKind(services: GenerationServices, interval: number): JobKind<Abandoned> {
  const { heldTexts, slots, writer, storage } = services;
  const { leases } = storage;
  const models = writer.models.map(({ name }) => name);
  let suspects = 0;
  let isAbandonedNext = false;
  let sweptAt = -Infinity;
  // Of those that wait alone: a text of a killed server does not change whose turn it is.
  let after = '';
  const claimWaiting = async (): Promise<Abandoned | null> => {
    const text = await leases.claimWaiting(models, after);
    after = text?.lease.workspaceId ?? '';
    return text;
  };
  const claimAbandoned = () => leases.claimAbandoned({ upTo: suspects > 0 ? suspectAbove : null });
  const claimUnknown = async (): Promise<Abandoned | null> => {
    const text = await leases.claimUnknown(models);
    if (text === null) sweptAt = performance.now();
    return text;
  };
  return {
    name: 'texts',
    interval,
    slots,
    async claim() {
      // Its own texts look as if their process were gone where their leases could not be renewed in time.
      if (performance.now() - sweptAt < interval / 2 || !heldTexts.isUpToDate) return claimWaiting();
      isAbandonedNext = !isAbandonedNext;
      const [first, second] = isAbandonedNext ? [claimAbandoned, claimWaiting] : [claimWaiting, claimAbandoned];
      return (await first()) ?? (await second()) ?? claimUnknown();
    },
    async run(text, slot) {
      const suspect = text.claims > suspectAbove ? 1 : 0;
      suspects += suspect;
      await continueText(text, slot, services).finally(() => {
        suspects -= suspect;
        services.ends.emit(text.content.id);
      });
    },
    handBack: ({ lease }) => heldTexts.handBack({ lease, textSoFar: null }),
  };
}

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
