import { contentTypes, contract, type Content } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidField, sentFields } from '../call/input/input-parser.ts';
import { generateText } from './generate.ts';
import { briefReader } from './source-of.ts';

const briefFrom = briefReader(contract.content.regenerate);

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

export const regenerate = implement.content.regenerate(({ input: { path, fields, faults }, ...textCall }) => {
  const { call } = textCall;
  return generateText({ ...textCall, background: fields['background'] === true }, async () => {
    const source = assertFound(call, await call.content.get(path.id), 'content', path.id);
    // The kinds' requests have this field, and this call has not.
    if ((fields['source_content_id'] ?? null) !== null)
      throw invalidField('/source_content_id', 'unknown_field', 'is no field of this call: the path names the source');
    const changes = sentFields(fields, contentTypes[source.type].request.shape);
    const request = briefFrom(source.type, { ...(await sourceBrief(call, source)), ...changes }, faults);
    return { request, source_content_id: source.id };
  });
});
