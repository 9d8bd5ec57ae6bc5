import { isPlainObject } from '@handbill/contract';
import { withoutThoughts } from '@handbill/text';
import type { Completion } from '../model/language-model.ts';
import { parseJson } from './answer.ts';
import type { Capabilities } from './capabilities.ts';

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const json = parseJson(text);
    return isPlainObject(json) ? json : null;
  } catch {
    return null;
  }
}

/** Whether an answer has another shape than was asked for; `null` where it shows nothing of that. */
export function ignoresShape(
  { text, finish }: Completion,
  { shape }: Capabilities,
  schema: Readonly<Record<string, unknown>>,
): boolean | null {
  if (shape === 'plain' || finish === 'length') return null;
  const answered = objectOf(withoutThoughts(text));
  if (answered === null) return true;
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  return shape === 'json_schema' && required.some((name) => !Object.hasOwn(answered, name));
}
