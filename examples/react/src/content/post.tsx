import type { Content } from '@handbill/client';

const headings = { ready: 'Ready', needs_review: 'Please review', cancelled: 'Stopped', generating: '', failed: '' };

/** A written post, and the findings for a person to look at before it goes out. */
export function Post({ post }: { readonly post: Extract<Content, { type: 'social_post' }> }) {
  const failed = post.checks.filter(({ outcome }) => outcome === 'fail');
  return (
    <article>
      <h3>{headings[post.status]}</h3>
      <p className="text">{post.output?.text ?? post.text}</p>
      {failed.map(({ rule, message }) => (
        <p key={`${rule} ${message}`} className="error">
          {message}
        </p>
      ))}
    </article>
  );
}
