/** CPU time of this thread, in milliseconds. */
export const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const numbers = Array.from({ length: 500 }, (_, index) => index);
const record = { numbers, texts: numbers.map((number) => `Loaf number ${number}`) };

/** A fixed piece of work, which takes so many CPU milliseconds on the machines for which limits are set. */
const usual = 12;
function reference(): number {
  const before = cpuTime();
  for (let round = 0; round < 300; round += 1) JSON.parse(JSON.stringify(record));
  return cpuTime() - before;
}

let slowness: number | undefined;
/** How many times longer work takes here than there, at least 1: the median of several tries. */
export const slownessOfMachine = (): number =>
  (slowness ??= Math.max(1, (Array.from({ length: 9 }, reference).toSorted((one, other) => one - other)[4] ?? 0) / usual));
