import * as z from 'zod';
import { defaulted } from '../../fields/optional.ts';
import { text } from '../../fields/text.ts';
import { wishedLength } from '../definition/brief-fields.ts';
import { defineContentType, type RequiredPart } from '../definition/define-content-type.ts';
import { refuseAsImpossible, textsIn } from '../feasibility/refuse-as-impossible.ts';
import { shortageInParts, unplaceableKeyword, type PartSpace } from '../feasibility/shortage.ts';
import { adCustoms } from '../platforms/ad-customs.ts';
import { adPlatforms } from '../platforms/ad-platforms.ts';
import { postPlatforms } from '../platforms/post-platforms.ts';
import { platformEnum } from '../platforms/platform-enum.ts';
import { isLengthUnit, type PlatformLimit } from '../counting/platform-limit.ts';
import { autolink } from './linked.ts';

const limitsByPlatform = Object.fromEntries(Object.entries(adPlatforms).map(([name, { limits }]) => [name, [...limits]]));
const description = 'The platform of the ad: it decides the parts, their number and their length';
const AdPlatform = platformEnum(limitsByPlatform as { [Name in keyof typeof adPlatforms]: PlatformLimit[] }, {
  id: 'AdPlatform',
  description,
  nameOf: (value) => (value in postPlatforms ? `ad_${value}` : value),
});

const Variant = z
  .object({
    primary_text: z.string().nullable().describe('`null` where the platform has none'),
    headlines: z.array(z.string()).describe('Short lines; empty where the platform has none'),
    descriptions: z.array(z.string()).describe('Longer lines; empty where the platform has none'),
  })
  .meta({
    id: 'AdVariant',
    description: 'One way to say it, with the parts that the platform has',
    examples: [{ primary_text: null, headlines: ['Sourdough course in March'], descriptions: ['Learn sourdough after work.'] }],
  });

/** The platform's parts; where a limit already says how many, only that there have to be any. */
function requiredParts(platform: z.output<typeof AdPlatform>): RequiredPart[] {
  const { parts, limits } = adPlatforms[platform];
  return Object.entries(parts).map(([part, { min, max }]) => {
    const pointer = `/variants/*/${part}`;
    const isLimited = limits.some((limit) => limit.pointer === pointer && limit.unit === 'items');
    return isLimited ? { pointer, min: Math.min(min, 1) } : { pointer, min, max };
  });
}

/** The space for text in one variant; `undefined` where the platform leaves any part unlimited. */
function spaceOf(platform: z.output<typeof AdPlatform>): PartSpace[] | undefined {
  const { parts, limits }: { parts: object; limits: readonly PlatformLimit[] } = adPlatforms[platform];
  const spaces: PartSpace[] = [];
  for (const [part, { max: count }] of Object.entries<{ readonly max: number }>({ ...parts })) {
    if (count === 0) continue;
    const limit = limits.find(({ pointer, unit, outcome }) => outcome === 'fail' && isLengthUnit(unit) && pointer.split('/')[3] === part);
    if (limit === undefined || limit.unit === 'items') return undefined;
    spaces.push({ unit: limit.unit, max: limit.max, count });
  }
  return spaces;
}

/** Each keyword must fit into a part of the ad, and all of them into all parts of all variants. */
function requireSpace(request: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const platform = AdPlatform.safeParse(request['platform']).data;
  const keywords = textsIn(request['keywords']);
  const spaces = platform === undefined ? undefined : spaceOf(platform);
  if (spaces === undefined || keywords.length === 0) return;
  const refuse = (message: string) => refuseAsImpossible(context, { keywords }, message);
  const unplaceable = unplaceableKeyword(keywords, spaces);
  if (unplaceable !== undefined)
    return refuse(`must fit into a part of the ad: “${unplaceable}” is longer than any part that ${platform} has`);
  const { variants } = request;
  if (typeof variants !== 'number') return;
  const shortage = shortageInParts(
    keywords,
    spaces.map((space) => ({ ...space, count: space.count * variants })),
  );
  if (shortage !== undefined)
    refuse(`must fit together: they need at least ${shortage.needed}, and all parts of the ad allow ${shortage.allowed} on ${platform}`);
}

export const adCopy = defineContentType('ad_copy', {
  label: 'Ad copy',
  description: 'Advertising creative',
  request: {
    length: wishedLength,
    platform: AdPlatform,
    product: text(1, 200).meta({ description: 'The advertised product', examples: ['Sourdough course'] }),
    unique_selling_proposition: text(1, 500).meta({
      description: 'The unique selling proposition',
      examples: ['The only evening course with your own starter'],
    }),
    variants: defaulted(
      z
        .int()
        .min(1)
        .max(10)
        .meta({ description: 'Number of variants', examples: [3] }),
      3,
    ),
  },
  output: { variants: z.array(Variant).describe('As many as were asked for, each from another angle') },
  synonyms: { unique_selling_proposition: ['usp', 'selling_point', 'value_proposition'], variants: ['count'] },
  guidance: [
    'Give each variant another angle: benefit, doubt, occasion, proof.',
    'Name the product; let the selling proposition be felt in every variant.',
    'Make each headline and each description stand alone, since the platform mixes them.',
  ],
  guidanceFor: ({ platform }) => adCustoms[platform].customs,
  parts: ({ platform }) =>
    Object.fromEntries(Object.entries(adCustoms[platform].parts).map(([part, guide]) => [`/variants/*/${part}`, guide])),
  length: { counted: ['/variants'], outcome: 'warn' },
  limits: (request) => adPlatforms[request.platform].limits,
  required: ({ platform, variants }) => [{ pointer: '/variants', min: variants, max: variants }, ...requiredParts(platform)],
  rules: requireSpace,
  title: (output, request) => output.variants[0]?.headlines[0] ?? request.product,
  markdown: (output, { link }) => {
    const variants = output.variants.map(({ primary_text, headlines, descriptions }, index) =>
      [
        `## Variant ${index + 1}`,
        primary_text,
        headlines.map((line) => `- **${line}**`).join('\n'),
        descriptions.map((line) => `- ${line}`).join('\n'),
      ]
        .filter((part) => part !== null && part !== '')
        .join('\n\n'),
    );
    return [...variants, ...(link === null ? [] : [`→ ${autolink(link)}`])].join('\n\n');
  },
  sheet: ({ variants }, { platform, link }) => {
    const limited = adPlatforms[platform];
    return 'sheet' in limited ? { format: limited.sheet, variants, link } : undefined;
  },
  example: {
    request: {
      type: 'ad_copy',
      topic: 'Sourdough course in March',
      platform: 'google_search',
      product: 'Sourdough course',
      unique_selling_proposition: 'The only evening course with your own starter',
      variants: 1,
      facts: ['Six evenings, one loaf each week'],
    },
    output: {
      variants: [
        {
          primary_text: null,
          headlines: ['Sourdough course in March', 'Bake with your own starter', 'Six calm evenings'],
          descriptions: [
            'Learn sourdough after work. You take your own starter home.',
            'Small groups, warm ovens, one loaf each week. Save your place.',
          ],
        },
      ],
    },
  },
});
