/** How calls are written in curl, Python and TypeScript, without zod, for pages. */
export { sampleInputOf, samples, type SampledCall, type SampleInput } from './samples/samples.ts';
