import {
  contentTypes,
  measure,
  suitableContent,
  utmOn,
  withUtm,
  type Campaign,
  type Content,
  type PlatformLimit,
} from '@handbill/contract';

/** The limits of a whole post on the platform of a channel, or else on that for which it was written. */
function limitsOf({ type, request }: Content, channel: string): readonly PlatformLimit[] {
  const suitable = suitableContent(channel);
  const platform = suitable?.type === type && suitable.platform !== null ? { platform: suitable.platform } : {};
  // The compiler can't see that a request and the definition under its own kind belong together.
  const limitsFor = contentTypes[type].limits as (of: object) => readonly PlatformLimit[];
  return limitsFor({ ...request, ...platform }).filter(({ pointer, outcome }) => pointer === '/text' && outcome === 'fail');
}

/** Why a post is too long for its platform with the links of its campaign; `undefined`: it is not. */
export function tooLongOn(channel: string, content: Content, campaign: Campaign | null): string | undefined {
  const { text } = content;
  const utm = campaign && utmOn(channel, campaign);
  if (text === null || utm === null) return undefined;
  const tagged = withUtm(text, utm);
  for (const { unit, max } of limitsOf(content, channel)) {
    const [before = 0, after = 0] = [measure(text, unit), measure(tagged, unit)];
    if (max !== undefined && before <= max && after > max)
      return `has a limit of ${max}: with the utm of the campaign in its links the text has ${after}`;
  }
  return undefined;
}
