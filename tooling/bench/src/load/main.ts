// The load's own process: takes a load, sends back how it went.
import type { Load } from './load.ts';
import { runLoad } from './run-load.ts';

process.on('message', (load: Load) => {
  void runLoad(load).then((outcome) => process.send?.(outcome));
});
