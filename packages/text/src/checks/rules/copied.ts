import type { Check } from '@handbill/contract';
import { madeOnce } from '../../characters/made-once.ts';
import { adding } from '../findings/bad-example.ts';
import { briefHas, checksOf, maxPlaces, placeIn, quotedIn, defineRule, type Rule } from '../findings/rule.ts';
import { contentStems, NearForms } from '../findings/near-forms.ts';
import { SharedRuns } from '../findings/shared-runs.ts';
import { primaryLanguage } from '../data/by-language.ts';
import type { AnyDefinition } from '../../kinds/definition-of.ts';
import { linesOf, promptedLines, sentences } from '../../prompted/prompted-lines.ts';
import { stretchesOf, type Subject } from '../../shown/subject.ts';

const sources = {
  example: 'an example that shows the writer the form',
  instruction: 'the writer’s own instructions',
  voice: 'an example of the brand voice, which shows how it sounds',
} as const;
type Source = keyof typeof sources;

/** In words: a shorter line of ours is one that anybody writes; a voice's own lines are a brand's. */
const minLine = 5;
const minVoiceLine = 4;
/** How many words of a run have to name its subject and be none of the brief's. */
const minOwnWords = 3;
const minOwnInLine = 2;

const { check, passing } = checksOf('copied', 'sentences of its own');

/** Nothing may be copied from the texts that a writer is shown: examples, its instructions, a voice's examples. Words of brief, voice or campaign may stand. */
export const copied: Rule = defineRule(adding(sentences.clean), (subject) => {
  const sought = [...voiceRuns(subject), promptedRuns(subject)];
  const isGiven = givenWords(subject);
  const checks: Check[] = [];
  for (const { part, text, from } of stretchesOf(subject.read))
    for (const { source, start, end } of sought.flatMap((runs) => runs.find(text))) {
      const words = text.slice(start, end);
      if (checks.length >= maxPlaces || isGiven(words)) continue;
      checks.push(check('fail', ...quotedIn(part, words, `is copied from ${sources[source]}.`), placeIn(part, from + start, from + end)));
    }
  return checks.length > 0 ? checks : passing('Nothing is copied from what the writer was shown.');
});

/** By language and platform, which decide the lines: a few for each kind. */
const prompted = new WeakMap<AnyDefinition, Map<string, SharedRuns<Source>>>();
const maxKept = 100;

function promptedRuns({ definition, request }: Subject): SharedRuns<Source> {
  const kept = madeOnce(prompted, definition, () => new Map<string, SharedRuns<Source>>());
  const key = `${primaryLanguage(request.language)} ${'platform' in request ? request.platform : ''}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { examples, instructions } = promptedLines(definition, request);
  const runs = new SharedRuns<Source>();
  for (const line of instructions) runs.add(line, 'instruction', minLine);
  for (const line of examples) runs.add(line, 'example', minLine);
  if (kept.size < maxKept) kept.set(key, runs);
  return runs;
}

function voiceRuns({ voice }: Subject): readonly SharedRuns<Source>[] {
  if (voice === null || voice.examples.length === 0) return [];
  const runs = new SharedRuns<Source>();
  for (const line of voice.examples.flatMap(linesOf)) runs.add(line, 'voice', minVoiceLine);
  return [runs];
}

/** Tells whether words are those of brief, campaign and voice, in whatever order: these are read where something was found. */
function givenWords(subject: Subject): (words: string) => boolean {
  const { brief, voice, request } = subject;
  const near = new NearForms(request.language);
  const given = brief.map(({ text }) => text);
  if (voice !== null) {
    given.push(voice.name, voice.description ?? '', ...voice.do, ...voice.disclaimers.map(({ text }) => text));
    given.push(...voice.terms.flatMap(({ term, instead }) => [term, instead ?? '']));
  }
  let stems: ReadonlySet<string> | undefined;
  return (words) => {
    if (briefHas(subject, words)) return true;
    stems ??= contentStems(given.join('\n'), near);
    return contentStems(words, near).difference(stems).size < (words.split(/\s+/).length < 8 ? minOwnInLine : minOwnWords);
  };
}
