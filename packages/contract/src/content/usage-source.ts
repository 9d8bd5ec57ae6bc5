import { extensibleEnum } from '../fields/extensible-enum.ts';

/** Where the tokens of calls of a model are known from. */
export const UsageSource = extensibleEnum(['reported', 'estimate']);

export const usageSources =
  '`reported`: the model’s server told them. `estimate`: by length, where it did not tell them, or told what no call can take';
