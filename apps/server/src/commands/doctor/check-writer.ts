import { findModel, publicAddress } from '@handbill/models';
import type { Settings } from '../../settings/settings.ts';
import { modelsOf } from '../../start/writer-for.ts';
import type { Finding } from './finding.ts';

const patience_ms = 10_000;

const found = {
  known: { outcome: 'ok', said: 'answers and has the model' },
  unlisted: { outcome: 'note', said: 'answers, and does not list the model: some servers have more than they list' },
  unasked: { outcome: 'note', said: 'is there and has no list of models: whether the model writes, only a text can tell' },
} as const;

/** Whether the models can be reached with their keys, by a call that costs nothing. */
export function checkWriter(settings: Pick<Settings, 'writer' | 'openai' | 'models' | 'modelKeys' | 'prices'>): Promise<Finding[]> {
  const subject = 'writer';
  if (settings.writer === 'sandbox')
    return Promise.resolve([{ outcome: 'ok', subject, found: 'sandbox: offline and free; no text of it is meant for readers' }]);
  return Promise.all(
    modelsOf(settings).map(async (model): Promise<Finding> => {
      const name = `${model.name === model.model ? '' : `${model.name}: `}${model.model} at ${publicAddress(model.baseURL)}`;
      const answer = await findModel(model, patience_ms);
      if (answer.outcome === 'failed') return { outcome: 'wrong', subject, found: name, advice: answer.detail };
      const { outcome, said } = found[answer.outcome];
      return { outcome, subject, found: `${name} ${said}` };
    }),
  );
}
