import { postPlatforms } from '@handbill/client';
import { useGeneration } from '@handbill/react';
import type { SubmitEvent } from 'react';
import { ErrorMessage } from '../forms/error-message.tsx';
import { textIn } from '../forms/text-in.ts';
import { Post } from './post.tsx';
import { Waiting } from './waiting.tsx';

export function PostWriter() {
  const post = useGeneration<'social_post'>({ name: 'new-post' });
  const isWriting = post.status === 'starting' || post.status === 'generating';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const platform = postPlatforms.find((each) => each === textIn(form, 'platform')) ?? 'linkedin';
    post.start({ type: 'social_post', topic: textIn(form, 'topic'), platform });
  };

  return (
    <form onSubmit={submit} aria-labelledby="new-post" aria-busy={isWriting}>
      <h2 id="new-post">New post</h2>
      <label>
        Topic <input name="topic" required maxLength={500} />
      </label>
      <label>
        Platform
        <select name="platform">
          {postPlatforms.map((platform) => (
            <option key={platform}>{platform}</option>
          ))}
        </select>
      </label>
      <button disabled={isWriting}>Write</button>
      {isWriting && <Waiting />}
      {isWriting && (
        <button type="button" onClick={post.cancel}>
          Stop
        </button>
      )}
      {isWriting && <p className="text">{post.partial.text}</p>}
      <ErrorMessage error={post.error} />
      {post.record?.output && <Post post={post.record} />}
    </form>
  );
}
