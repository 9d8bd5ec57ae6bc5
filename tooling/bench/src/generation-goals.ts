import { contentTypes } from '@handbill/contract';
import { median } from 'simple-statistics';
import type { Goal } from './goals.ts';
import { onUsualMachine } from './on-usual-machine.ts';
import { withPacedModel } from './paced-model.ts';
import type { ServerSetting } from './server-calls.ts';

/** Until its code is compiled: a server that has just started takes some milliseconds more for its first texts. */
const warmUp = 300;
const alone = 200;
const together = 100;
/** Processes and caches that rest meanwhile take longer to wake: the time of a text beyond a model that thinks is more. */
const thinks_ms = 100;
const alonePausing = 60;
const maxOverhead = 12;

const brief = JSON.stringify(contentTypes.email.example.request);

/** The cost of a generation beyond its model: one text at a time in milliseconds, and many at once without an error. */
export async function generationGoals(setting: ServerSetting): Promise<Goal[]> {
  const headers = { authorization: `Bearer ${await setting.readKey()}`, 'content-type': 'application/json' };
  const timed = async (url: string): Promise<{ took: number; status: number }> => {
    const started = performance.now();
    const response = await fetch(url, { method: 'POST', headers, body: brief });
    await response.text();
    return { took: performance.now() - started, status: response.status };
  };
  const text = JSON.stringify(contentTypes.email.example.output);
  return withPacedModel(setting, { text, pieces: 1, pause: 0 }, async (side, model) => {
    const generate = () => timed(`${side.url}/v1/content/generate`);
    const askModel = () => timed(`${model.baseUrl}/chat/completions`);
    for (let count = 0; count < warmUp; count += 1) await generate().then(askModel);
    const overheadOf = async (times: number): Promise<number> => {
      const overheads: number[] = [];
      for (let count = 0; count < times; count += 1) overheads.push((await generate()).took - (await askModel()).took);
      return median(overheads);
    };
    const overhead = onUsualMachine(await overheadOf(alone), 'ms');
    model.thinks = thinks_ms;
    const overheadBehind = onUsualMachine(await overheadOf(alonePausing), 'ms');
    model.thinks = 0;

    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: together }, generate));
    const took = (performance.now() - started).toFixed(0);
    const written = answers.filter(({ status }) => status === 201).length;
    return [
      {
        what: `generation: at most ${maxOverhead} ms beyond its model (p50, one at a time), ${overhead.text}`,
        met: overhead.time <= maxOverhead,
      },
      {
        what: `generation: the same beyond a model that takes ${thinks_ms} ms, ${overheadBehind.text}`,
        met: overheadBehind.time <= maxOverhead,
      },
      { what: `generation: ${together} at once without an error, ${written} in ${took} ms`, met: written === together },
    ];
  });
}
