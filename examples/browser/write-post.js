import { createClient, isHandbillError } from './handbill.js';

/** Has a post written and resolves to its text, or to a sentence that says why there is none. */
export async function writePost({ url, key, topic, platform }) {
  try {
    const client = createClient({ url, key });
    const post = await client.content.generate.mutate({ type: 'social_post', topic, platform }, { signal: AbortSignal.timeout(150_000) });
    return post.status === 'ready' ? post.text : `Please review:\n\n${post.text}`;
  } catch (error) {
    if (!isHandbillError(error)) return `That is no address of a server: ${url}`;
    const { problem } = error;
    if (problem.code === 'network_error')
      return 'The server could not be reached, or does not let this page in: is its origin in HANDBILL_CORS_ORIGINS?';
    return problem.code === 'unauthenticated' ? 'That key is not valid.' : problem.detail;
  }
}
