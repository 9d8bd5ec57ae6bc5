import type { Content } from '@handbill/client';

/** A written post, and what a person should look at before it goes out. */
export function Post({ post }: { readonly post: Extract<Content, { type: 'social_post' }> }) {
  const failed = post.checks.filter(({ outcome }) => outcome === 'fail');
  return (
    <article>
      <h3>{post.status === 'ready' ? 'Ready' : 'Please review'}</h3>
      <p className="text">{post.output?.text ?? post.text}</p>
      {failed.map(({ rule, message }) => (
        <p key={`${rule} ${message}`} className="error">
          {message}
        </p>
      ))}
    </article>
  );
}
