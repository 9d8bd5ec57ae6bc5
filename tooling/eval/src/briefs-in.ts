import { ContentRequest } from '@handbill/contract';
import * as z from 'zod';
import type { EvalBrief } from './briefs.ts';

/** A record of content, or a brief with a name: `request` is the brief. */
const Named = z.looseObject({ name: z.string().optional(), id: z.string().optional(), request: z.unknown() });

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error('is no JSON');
  }
}

/** Without the fields that only a server with its database knows. */
const alone = (request: ContentRequest): ContentRequest => ({ ...request, campaign_id: null, brand_voice_id: null });

function briefIn(line: string, number: number): EvalBrief {
  const value = jsonIn(line);
  const named = Named.safeParse(value).data;
  const parsed = ContentRequest.safeParse(named?.request ?? value);
  const { name = named?.id ?? `line-${number}` } = named ?? {};
  if (parsed.success) return { name, request: alone(parsed.data) };
  throw new Error(`is no brief: ${parsed.error.issues.map(({ path, message }) => `/${path.join('/')} ${message}`).join('; ')}`);
}

/** Briefs of one's own: on each line a request of `POST /content/generate`, or something that has one as `request`, such as a record. Throws with the line. */
export function briefsIn(text: string): readonly EvalBrief[] {
  const names = new Set<string>();
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      const brief = briefIn(line, index + 1);
      if (names.has(brief.name)) throw new Error(`has a name that another one has: ${brief.name}`);
      names.add(brief.name);
      return [brief];
    } catch (error) {
      throw new Error(`Line ${index + 1} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}
