import { adPlatforms, contentTypes, postPlatforms, type ContentRequest, type ContentTypeDefinition } from '@handbill/contract';
import type { ModelSet, Spend } from '@handbill/models';
import { promptFor } from '../prompts/prompt-for.ts';

const places = [{}, ...Object.keys({ ...postPlatforms, ...adPlatforms }).map((platform) => ({ platform }))];

/** As little as a brief of a kind can say, for each of its platforms. */
function smallestRequests({ example, request }: ContentTypeDefinition): readonly ContentRequest[] {
  const fields = Object.entries(example.request as object).map(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [name, []];
    return [name, typeof value === 'string' && name !== 'type' && name !== 'platform' ? 'x' : value];
  });
  // A field that a kind does not have is refused.
  return places.flatMap((place) => {
    const { data } = request.safeParse({ ...Object.fromEntries(fields), ...place });
    return data === undefined ? [] : [data as ContentRequest];
  });
}

/** The most that the first call for the smallest text may take: of whichever kind it is, on whichever platform, by whichever model takes least. */
export async function leastCall(models: ModelSet): Promise<Spend> {
  const requests = (Object.values(contentTypes) as readonly ContentTypeDefinition[]).flatMap(smallestRequests);
  const calls = requests.flatMap((request) => {
    const prompt = promptFor({ request, campaign: null, orderedAt: new Date(0) });
    const chains = models.models.map(({ name }) => models.chainOf({ type: request.type, model: name }));
    return chains.flatMap(([first]) => first?.maxOf(prompt) ?? []);
  });
  const all = await Promise.all(calls);
  const prices = all.flatMap(({ usd }) => usd ?? []);
  return { tokens: Math.min(...all.map(({ tokens }) => tokens)), usd: prices.length === 0 ? null : Math.min(...prices) };
}
