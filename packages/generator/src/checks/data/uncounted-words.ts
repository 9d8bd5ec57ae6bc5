import { functionWords } from './function-words.ts';
import { tellingWords } from './telling-words.ts';

const others =
  'until per till through bis und till och each times mal fois veces volte keer vezes razy gånger oraz przez från till över eller inte dalle alle';

/** Words that stand behind numbers and are not what these count. */
export const uncountedWords: ReadonlySet<string> = new Set([
  ...Object.values(functionWords).flatMap((words) => [...words]),
  ...Object.values(tellingWords).flatMap((words) => [...words]),
  ...others.split(' '),
]);
