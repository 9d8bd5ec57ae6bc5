// The load's own process: takes a load, says when its connections stand, waits for a word, sends back how it went.
import { once } from 'node:events';
import { openLoad, type Load } from './open-load.ts';

for (;;) {
  const [load] = (await once(process, 'message')) as [Load];
  const { run, close } = await openLoad(load);
  process.send?.('open');
  await once(process, 'message');
  process.send?.(await run());
  close();
}
