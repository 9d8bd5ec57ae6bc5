import { findModel, publicAddress } from '@handbill/models';
import type { Settings } from '../../settings/settings.ts';
import { modelsOf } from '../../start/writer-for.ts';
import { note, ok, wrong, type Finding } from './finding.ts';

const patience_ms = 10_000;

/** Whether the models can be reached with their keys, by a call that costs nothing. */
export async function checkWriter(settings: Pick<Settings, 'writer' | 'openai' | 'models' | 'modelKeys' | 'prices'>): Promise<Finding[]> {
  const subject = 'writer';
  if (settings.writer === 'sandbox') return [ok(subject, 'sandbox: offline and free; no text of it is meant for readers')];
  return Promise.all(
    modelsOf(settings).map(async (model): Promise<Finding> => {
      const name = `${model.name === model.model ? '' : `${model.name}: `}${model.model} at ${publicAddress(model.baseURL)}`;
      const answer = await findModel(model, patience_ms);
      if (answer.outcome === 'failed') return wrong(subject, name, answer.detail);
      if (answer.outcome === 'known') return ok(subject, `${name} answers and has the model`);
      if (answer.outcome === 'unlisted')
        return note(subject, `${name} answers, and does not list the model: some servers have more than they list`);
      return note(subject, `${name} is there and has no list of models: whether the model writes, only a text can tell`);
    }),
  );
}
