import { textParts, type BrandVoice, type CampaignBrief, type ContentRequest } from '@handbill/contract';
import * as z from 'zod';
import { madeOnce } from '../characters/made-once.ts';
import { piecesOf, type Piece } from '../characters/pieces.ts';
import { wordSet } from '../characters/words.ts';
import { definitionOf, fieldAt, isMarkdownAt, patternOf, schemaAt, type AnyDefinition, type AnyOutput } from '../kinds/definition-of.ts';
import { briefLinks } from './brief-links.ts';
import { shownText, type ShownText } from './shown-text.ts';

/** The role of a part for its reader. Nobody reads an address as text, nor a list of hashtags that the text contains anyway. */
type Role = 'title' | 'heading' | 'meta' | 'prose' | 'line' | 'address' | 'tags';

export interface Part {
  readonly pointer: string;
  readonly value: string;
  readonly shown: ShownText;
  readonly role: Role;
  readonly isMarkdown: boolean;
}

export interface Subject {
  readonly request: ContentRequest;
  readonly campaign: CampaignBrief | null;
  readonly voice: BrandVoice | null;
  readonly definition: AnyDefinition;
  readonly output: AnyOutput;
  readonly parts: readonly Part[];
  /** Those that a reader reads. */
  readonly read: readonly Part[];
  /** Whether the answer ended before it was complete. */
  readonly truncated: boolean;
  /** JSON Pointer to the part that it ended in, where that is known. */
  readonly brokenAt: string | null;
  /** JSON Pointers to parts that were not sent, which is another thing than sent empty. */
  readonly missing: ReadonlySet<string>;
  readonly brief: readonly BriefText[];
  /** The addresses that the brief gives. */
  readonly links: readonly string[];
}

export interface BriefText {
  readonly field: string;
  readonly pointer: string;
  readonly text: string;
}

const roles: Readonly<Record<string, Role>> = {
  title: 'title',
  headline: 'title',
  headlines: 'title',
  subject: 'title',
  heading: 'heading',
  question: 'heading',
  meta_title: 'meta',
  meta_description: 'meta',
};

export function roleOf(pointer: string, { slug, hashtags, length, output }: AnyDefinition, isMarkdown: boolean): Role {
  const [, first] = pointer.split('/');
  // A choice, a date or an address of a kind of somebody’s own is no text either.
  if (first === slug?.field || !(schemaAt(output, pointer) instanceof z.ZodString)) return 'address';
  if (first === hashtags?.listed) return 'tags';
  const name = fieldAt(pointer);
  if (Object.hasOwn(roles, name)) return roles[name] ?? 'line';
  return isMarkdown || length.counted.includes(`/${name}`) ? 'prose' : 'line';
}

/** Fields of a brief that describe the writing, not the subject. */
const notFacts = wordSet('type|platform|account|tone|language|length|variants|campaign_id|brand_voice_id|tags|model|formality|output');

function* textsOf(field: string, value: unknown, pointer = `/${field}`, depth = 0): Generator<BriefText, void> {
  if (typeof value === 'string' && value.trim() !== '') yield { field, pointer, text: value };
  if (typeof value === 'number') yield { field, pointer, text: String(value) };
  if (typeof value === 'object' && value !== null && depth < 8)
    for (const [name, member] of Object.entries(value)) yield* textsOf(field, member, `${pointer}/${name}`, depth + 1);
}

const datesOf = ({ starts_at, ends_at }: CampaignBrief): readonly string[] =>
  [starts_at, ends_at].flatMap((instant) => (instant === null ? [] : [instant.toISOString().slice(0, 10)]));

/** By their requests: a text that is repaired is checked again and again, for the same brief. */
const briefs = new WeakMap<ContentRequest, Pick<Subject, 'campaign' | 'brief'>>();

/** The texts of a brief: the same list for the same brief, so that results made of it can be kept with it. */
function briefTexts(request: ContentRequest, campaign: Subject['campaign']): readonly BriefText[] {
  const known = briefs.get(request);
  if (known !== undefined && known.campaign === campaign) return known.brief;
  const facts = Object.entries(request).filter(([name]) => !notFacts.has(name));
  const brief = [
    ...facts.flatMap(([name, value]) => [...textsOf(name, value)]),
    ...textsOf(
      'campaign',
      campaign === null ? null : [campaign.name, campaign.description, campaign.message, campaign.target_audience, datesOf(campaign)],
    ),
  ];
  briefs.set(request, { campaign, brief });
  return brief;
}

export interface SubjectOptions extends Partial<Pick<Subject, 'campaign' | 'voice' | 'definition' | 'truncated' | 'brokenAt'>> {
  readonly missing?: readonly string[];
}

export function prepareSubject(request: ContentRequest, output: AnyOutput, options: SubjectOptions): Subject {
  const { campaign = null, voice = null, truncated = false, brokenAt = null, missing = [], definition = definitionOf(request) } = options;
  const brief = briefTexts(request, campaign);
  const links = briefLinks(brief);
  const markdown = new Map<string, boolean>();
  const parts = textParts(output).map(([pointer, value]): Part => {
    const isMarkdown = madeOnce(markdown, patternOf(pointer), () => isMarkdownAt(definition, pointer));
    return { pointer, value, shown: shownText(value, isMarkdown, links), isMarkdown, role: roleOf(pointer, definition, isMarkdown) };
  });
  const read = parts.filter(({ role }) => role !== 'address' && role !== 'tags');
  return { request, output, definition, campaign, voice, truncated, brokenAt, missing: new Set(missing), parts, read, brief, links };
}

export interface Stretch extends Piece {
  readonly part: Part;
}

/** The stretches of parts; up to `maxLength` characters in all. */
export function* stretchesOf(parts: readonly Part[], maxLength = Infinity): Generator<Stretch, void> {
  let left = maxLength;
  for (const part of parts)
    for (const piece of piecesOf(part.shown.text)) {
      if (left <= 0) return;
      yield { part, ...piece };
      left -= piece.text.length;
    }
}
