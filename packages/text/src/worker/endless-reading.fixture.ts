// The tasks with a reading that never ends.
import { textTasks as tasks } from '../tasks/text-tasks.ts';

const endless = (): never => {
  for (;;);
};

export const textTasks: typeof tasks = {
  ...tasks,
  readText: endless,
  readOutline: endless,
  autofix: endless,
  formatText: endless,
  diffOutputs: endless,
  partsNamed: () => {
    throw new RangeError('Too much of it');
  },
};
