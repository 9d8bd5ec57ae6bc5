import type { BrandVoice } from '@handbill/contract';
import { forbids, prefers, requires } from '../holdout/voices.ts';

/** Voices that clean texts keep to, by their id: with them the texts are as clean as without. */
export const twelfthVoices: Readonly<Record<string, Partial<BrandVoice>>> = {
  'twelfth-en-catinsurance': { ...forbids('cheap', 'bargain'), ...requires('Terms and exclusions apply.') },
  'twelfth-en-payroll': { ...forbids('game-changing'), ...prefers('Payhive', 'Pay Hive') },
  'twelfth-en-gym': forbids('elderly', 'seniors'),
  'twelfth-fr-bistrot': forbids('pas cher', 'bon plan'),
  'twelfth-fr-salle': prefers('séance d’essai', 'cours d’essai'),
  'twelfth-es-botas': forbids('chollo', 'ganga'),
  'twelfth-es-viaje': prefers('póliza', 'contrato'),
};
