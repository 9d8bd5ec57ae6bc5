import { adPlatforms, ContentRequest, postPlatforms, type ContentRequestInput } from '@handbill/contract';
import subjects from './subjects.json' with { type: 'json' };

/** A brief that models are measured by. */
export interface EvalBrief {
  /** Names it in the results: two files are compared brief by brief. */
  readonly name: string;
  readonly request: ContentRequest;
}

/** Two subjects in each language, one for people at home and one for a business. */
type Subjects = (typeof subjects)[keyof typeof subjects];
type Subject = Subjects['home'];

const posts = Object.keys(postPlatforms) as (keyof typeof postPlatforms)[];
const ads = Object.keys(adPlatforms) as (keyof typeof adPlatforms)[];

/** Each in its turn. */
function turn<T>(all: readonly T[], index: number): T {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
}

/** The briefs of a language, a long article among them; `index` has the platforms change from language to language. */
function briefsIn(language: string, { home, business }: Subjects, index: number): ContentRequestInput[] {
  const shared = ({ topic, tone, keywords, facts, target_audience }: Subject) => ({
    topic,
    tone,
    keywords,
    facts,
    target_audience,
    language,
  });
  const post = (subject: Subject, platform: (typeof posts)[number], more: object = {}): ContentRequestInput => ({
    ...shared(subject),
    type: 'social_post',
    platform,
    keywords: subject.keywords.slice(0, 1),
    ...more,
  });
  const ad = ({ product, unique_selling_proposition, ...subject }: Subject, platform: (typeof ads)[number]): ContentRequestInput => ({
    ...shared({ product, unique_selling_proposition, ...subject }),
    type: 'ad_copy',
    keywords: subject.keywords.slice(0, 1),
    platform,
    product,
    unique_selling_proposition,
  });
  return [
    { ...shared(home), type: 'blog_article', length: 500 },
    { ...shared(business), type: 'blog_article' },
    { ...shared(business), type: 'blog_article', length: 1_800 },
    { ...shared(home), type: 'email' },
    { ...shared(business), type: 'email', length: 120, link: business.link },
    { ...shared(home), type: 'landing_page' },
    { ...shared(business), type: 'landing_page', length: 300 },
    post(home, turn(posts, 3 * index)),
    post(business, turn(posts, 3 * index + 1), { link: business.link }),
    post(home, turn(posts, 3 * index + 2), { hashtags: home.hashtags }),
    ad(home, turn(ads, 2 * index)),
    ad(business, turn(ads, 2 * index + 1)),
  ];
}

const nameOf = ({ type, language, ...rest }: ContentRequest, index: number): string =>
  [
    language,
    String(index + 1).padStart(2, '0'),
    type,
    ...('platform' in rest ? [rest.platform] : []),
    ...(rest.length === null ? [] : [rest.length]),
  ].join('-');

/** 72 briefs: five kinds, every platform, six languages. */
export const evalBriefs: readonly EvalBrief[] = Object.entries(subjects).flatMap(([language, pair], index) =>
  briefsIn(language, pair, index).map((input, number) => {
    const request = ContentRequest.parse(input);
    return { name: nameOf(request, number), request };
  }),
);
