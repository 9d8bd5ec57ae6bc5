import { median } from 'simple-statistics';
import type { Goal } from '../goals.ts';
import { articleOf, withPacedModel } from '../paced-model.ts';
import type { ServerSetting } from '../server-calls.ts';
import { askForText } from './ask-for-text.ts';

const maxDelay = 5;
const maxCost = 1.5;
const streams = 1_000;
const text = articleOf(800);
const more = { HANDBILL_GENERATION_CONCURRENCY: String(streams) };

/** Throws where a text was repaired: the measurement is of one call of the model. */
function assertOnceEach({ asked }: { readonly asked: number }, texts: number): void {
  if (asked !== texts) throw new Error(`The model was called ${asked} times for ${texts} texts: they fail their checks`);
}

const together = <T>(count: number, ask: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, ask));

/** How long after the model a caller has the first of a text. */
const firstDeltas = (setting: ServerSetting, key: string): Promise<Goal[]> =>
  withPacedModel(setting, { text, more, pieces: 20, pause: 5 }, async ({ port }, model) => {
    const delays: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      const { firstDelta } = await askForText(port, key, true);
      if (count >= 10) delays.push(firstDelta - model.firstSent);
    }
    assertOnceEach(model, 60);
    const delay = median(delays);
    return [{ what: `stream: first delta at most ${maxDelay} ms behind the model's (p50), ${delay.toFixed(1)}`, met: delay <= maxDelay }];
  });

/** The cost of a streamed text, beside having it whole. */
const streamedBesidePlain = (setting: ServerSetting, key: string): Promise<Goal[]> =>
  withPacedModel(setting, { text, more, pieces: 200, pause: 10 }, async (side, model) => {
    const cpuOf = async (isStreamed: boolean) => {
      const before = await side.usage();
      await together(50, () => askForText(side.port, key, isStreamed));
      return ((await side.usage()).cpu - before.cpu) / 50 / 1_000;
    };
    for (const isStreamed of [true, false, true, false]) await cpuOf(isStreamed);
    const [plain, streamed]: [number[], number[]] = [[], []];
    for (let round = 0; round < 5; round += 1) {
      plain.push(await cpuOf(false));
      streamed.push(await cpuOf(true));
    }
    assertOnceEach(model, 50 * 14);
    const [one, other] = [median(plain), median(streamed)];
    const ratio = other / one;
    return [
      {
        what: `stream: 800 words in 200 pieces at most ${maxCost} of the CPU of a plain text, ${ratio.toFixed(2)} (${other.toFixed(1)} and ${one.toFixed(1)} ms)`,
        met: ratio <= maxCost,
      },
    ];
  });

/** As many streams at once as one process is asked to carry. */
const manyAtOnce = (setting: ServerSetting, key: string): Promise<Goal[]> =>
  withPacedModel(setting, { text, more, pieces: 200, pause: 100 }, async (side, model) => {
    await together(20, () => askForText(side.port, key, true));
    await side.usage({ watchLoop: true });
    const before = await side.usage();
    let most = 0;
    const looking = setInterval(() => void side.usage().then(({ rss }) => (most = Math.max(most, rss))), 1_000);
    const started = performance.now();
    const asked = await together(streams, () => askForText(side.port, key, true));
    const seconds = (performance.now() - started) / 1_000;
    clearInterval(looking);
    const { cpu, loopDelay } = await side.usage();
    assertOnceEach(model, 20 + streams);
    const whole = asked.filter(({ isFinished }) => isFinished).length;
    const deltas = asked.reduce((sum, one) => sum + one.deltas, 0);
    const figures = [
      `${whole} whole in ${seconds.toFixed(0)} s`,
      `${((cpu - before.cpu) / 1_000 / streams).toFixed(1)} ms of CPU a text`,
      `${(deltas / seconds).toFixed(0)} deltas/s`,
      `at most ${(most / 1024 / 1024).toFixed(0)} MB`,
      ...(loopDelay === undefined ? [] : [`event loop late by ${loopDelay.p50.toFixed(0)} ms (p50), ${loopDelay.p99.toFixed(0)} (p99)`]),
    ];
    return [{ what: `stream: ${streams} at once, ${figures.join(', ')}`, met: whole === streams }];
  });

/** The promises of streams. */
export async function streamGoals(setting: ServerSetting): Promise<Goal[]> {
  const key = await setting.readKey();
  return [...(await firstDeltas(setting, key)), ...(await streamedBesidePlain(setting, key)), ...(await manyAtOnce(setting, key))];
}
