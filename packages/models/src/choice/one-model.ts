import { contentTypes } from '@handbill/contract';
import type { LanguageModel } from '../model/language-model.ts';
import { ModelSet } from './model-set.ts';

/** No call of it takes so long. */
const unlimited_ms = 3_600_000;

/** A single model, which writes everything and has no server that may be down. */
export function oneModel(model: LanguageModel): ModelSet {
  const about = { name: model.model, types: [], default_for: Object.keys(contentTypes), fallback: null, prices: null };
  const entry = { about, model, circuit: null, isJudge: model.provider === 'sandbox' };
  return new ModelSet([entry], entry, unlimited_ms);
}
