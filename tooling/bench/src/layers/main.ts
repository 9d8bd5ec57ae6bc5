// Measures the layers in a process of its own and sends their prices: `main.ts <rounds> <case>...`.
import { layeredCases } from './chains.ts';
import { layerPrices } from './layer-prices.ts';
import { requestLineCase } from './request-line.ts';

const [rounds, ...names] = process.argv.slice(2);
const cases = [...(await layeredCases()), requestLineCase()].filter(({ name }) => names.includes(name));
process.send?.(await layerPrices(cases, Number(rounds)), () => process.disconnect());
