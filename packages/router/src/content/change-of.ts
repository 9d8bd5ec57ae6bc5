import type { Content, Generation } from '@handbill/contract';
import type { ContentChange } from '../ports/content-store.ts';
import type { Unwritten, Writer, Written } from '../ports/writer.ts';

/** Who wrote this time and what it took: a record that was taken over may have been begun by another writer. */
const generationOf = (
  { model, attempts, input_tokens, output_tokens }: Written | Unwritten,
  writer: Pick<Writer, 'provider' | 'model' | 'promptVersion'>,
  duration_ms: number,
): Generation => ({
  provider: writer.provider,
  model: model || writer.model,
  prompt_version: writer.promptVersion,
  attempts,
  input_tokens,
  output_tokens,
  cost: null,
  duration_ms,
});

/** What the end of a generation changes in its record. The duration is that of the writing which came to this end. */
export function changeOf(
  result: Written | Unwritten,
  writer: Pick<Writer, 'provider' | 'model' | 'promptVersion'>,
  duration_ms: number,
  error: Content['error'],
): ContentChange {
  const generation = generationOf(result, writer, duration_ms);
  if (result.kind === 'unwritten') return { generation, status: 'failed', text: result.textSoFar, error };
  const { status, title, output, text, checks } = result;
  return { generation, status, title, output, text, checks: [...checks] };
}
