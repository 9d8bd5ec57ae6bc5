import type { Content } from '@handbill/contract';
import type { ContentChange } from '../ports/content-store.ts';
import type { Unwritten, Written } from '../ports/writer.ts';

/** What the end of a generation changes in its record. The duration is that of the writing which came to this end. */
export function changeOf(
  result: Written | Unwritten,
  { generation }: Content,
  duration_ms: number,
  error: Content['error'] | undefined,
): ContentChange {
  const { attempts, input_tokens, output_tokens } = result;
  const effort = {
    generation: { ...generation, model: result.model || generation.model, attempts, input_tokens, output_tokens, duration_ms },
  };
  if (result.kind === 'unwritten') return { ...effort, status: 'failed', text: result.textSoFar, error: error ?? null };
  const { status, title, output, text, checks } = result;
  return { ...effort, status, title, output, text, checks: [...checks] };
}
