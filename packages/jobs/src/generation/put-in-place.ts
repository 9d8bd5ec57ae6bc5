import { statusOf, withAccepted, withParts, type Content } from '@handbill/contract';
import type { ContentChange, Lease, RewrittenParts } from '@handbill/operations';
import { briefOf } from './brief-of.ts';
import type { GenerationServices } from './generation-services.ts';

/** A text with parts that were written anew, checked again. Nobody has edited it meanwhile. */
export async function putInPlace(
  lease: Lease,
  content: Content,
  { parts }: RewrittenParts,
  { storage, texts }: GenerationServices,
): Promise<ContentChange> {
  if (content.output === null) throw new Error('There is no text that parts could be put into');
  const output = withParts(content.output, parts);
  const { campaign, voice } = await briefOf(content, lease, storage);
  const checked = await texts.of(lease.workspaceId).checkEdit(content, output, campaign, voice);
  const checks = withAccepted(checked.checks, content, output);
  return { ...checked, checks, status: statusOf(checks), output };
}
