import { createClient, isHandbillError } from './handbill.js';

/** Has a post written and resolves to its text, or to a sentence that says why there is none. */
export async function writePost({ url, key, topic, platform }) {
  try {
    const client = createClient({ url, key });
    const post = await client.content.generate.mutate({ type: 'social_post', topic, platform });
    return post.status === 'ready' ? post.text : `Please review:\n\n${post.text}`;
  } catch (error) {
    if (!isHandbillError(error)) return `That is no address of a server: ${url}`;
    // Of a server that cannot be reached, `detail` names the things to check, CORS too.
    return error.code === 'unauthenticated' ? 'That key is not valid.' : error.detail;
  }
}
