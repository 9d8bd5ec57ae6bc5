import { definitionOf, examplesFor, sentences, type AnyDefinition } from '@handbill/text';
import type { ModelCall } from '@handbill/models';
import { lengthRules } from './length-rules.ts';
import { partRules } from './part-rules.ts';
import { hashtagRule, languageRule, linkRule } from './text-rules.ts';
import { soundRule } from './tones.ts';

const bullets = (rules: readonly string[]): string => rules.map((rule) => `- ${rule}`).join('\n');

export const kindName = ({ label }: Pick<AnyDefinition, 'label'>): string => label.toLowerCase();

/** The sentences that all texts of a kind share: they stand first, so that providers read them from their cache. */
const kindRules = (definition: AnyDefinition): readonly string[] => [
  `You are an experienced marketing copywriter. You write one piece of content of the kind “${kindName(definition)}” (${definition.description}) from a brief.`,
  sentences.brief,
  sentences.answer,
  `What makes a good one:\n${bullets(definition.guidance)}`,
  `Rules that every text is checked against:\n${bullets(kept.map((name) => sentences[name]))}`,
];

const kept = ['subject', 'tone', 'keywords', 'mustSay', 'source', 'proof', 'clean', 'ownWords', 'patterns'] as const;

/** Examples, from which a model learns the form better than from a schema: in the language of the brief, and the same for all texts of the kind on the platform. */
const examples = (request: ModelCall['task']['request']): string => {
  const texts = examplesFor(request).map(({ output }) => JSON.stringify(output));
  return `Examples of the form, for other briefs. Take nothing from them but the form: not their subject, their sentences, their tone, their length, their language or their way of addressing the reader.\n${texts.join('\n')}`;
};

/**
 * The role, the marks of a good text of this kind, and every rule that it is checked against: first those for all texts of the kind, then
 * those for all on its platform, then this text's own. None of it contains a word of the brief.
 */
export function systemMessage(task: Pick<ModelCall['task'], 'request' | 'voice'>): string {
  const { request } = task;
  const definition = definitionOf(request);
  const onPlatform = definition.guidanceFor?.(request) ?? [];
  const lengths = lengthRules(definition, request);
  return [
    ...kindRules(definition),
    ...(onPlatform.length === 0 ? [] : [`On its platform:\n${bullets(onPlatform)}`]),
    `The parts of the answer:\n${bullets(partRules(definition, request).map((rule) => `${rule}.`))}`,
    examples(request),
    `Rules for this one:\n${bullets([
      `${languageRule(task)}.`,
      ...soundRule(request.tone),
      ...lengths,
      ...hashtagRule(definition, request),
      ...linkRule(definition, request),
    ])}`,
  ].join('\n\n');
}
