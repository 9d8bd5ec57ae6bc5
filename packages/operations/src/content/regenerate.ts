import { contentTypes, contract, type Content } from '@handbill/contract';
import { assertFound, type Call, type UnparsedInput } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { inputParser, invalidRequest } from '../call/input/input-parser.ts';
import { generateText } from './generate.ts';
import { briefOf } from './source-of.ts';

const parsers = Object.fromEntries(
  Object.entries(contentTypes).map(([type, { request }]) => [type, inputParser(contract.content.regenerate, request)]),
) as Readonly<Record<Content['type'], (fields: unknown, faults: UnparsedInput['faults']) => Parameters<typeof briefOf>[0]>>;

/** The source's brief, with the tags and the campaign that it has now. A campaign, a brand voice, a model or a judge that there is no more is left out. */
async function sourceBrief(call: Call, { request, tags, campaign_id: id }: Content): Promise<object> {
  const hasCampaign = id !== null && (await call.campaigns.get(id)) !== null;
  const hasVoice = request.brand_voice_id !== null && (await call.brandVoices.get(request.brand_voice_id)) !== null;
  const hasModel = call.services.writer.models.some(({ name }) => name === request.model);
  return {
    ...request,
    tags,
    campaign_id: hasCampaign ? id : null,
    brand_voice_id: hasVoice ? request.brand_voice_id : null,
    model: hasModel ? request.model : null,
    review: call.services.writer.review.isPossible ? request.review : null,
  };
}

/** The kinds' requests have this field, and this call has not. */
const sourceTwice = {
  in: 'body',
  pointer: '/source_content_id',
  code: 'unknown_field',
  message: 'is no field of this call: the path names the source',
} as const;

/** In a request `null` is the same as leaving a field out; a field that the kind does not have is faulty with any value. */
const changesIn = (fields: object, known: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => (value ?? null) !== null || !Object.hasOwn(known, name)));

export const regenerate = implement.content.regenerate(({ input: { path, fields, faults }, ...textCall }) => {
  const { call } = textCall;
  return generateText({ ...textCall, background: fields['background'] === true }, async () => {
    const source = assertFound(call, await call.content.get(path.id), 'content', path.id);
    if ((fields['source_content_id'] ?? null) !== null) throw invalidRequest([sourceTwice]);
    const changes = changesIn(fields, contentTypes[source.type].request.shape);
    const request = parsers[source.type]({ ...(await sourceBrief(call, source)), ...changes }, faults);
    return { request: briefOf(request), source_content_id: source.id };
  });
});
