import { postPlatforms } from '@handbill/client';
import type { SubmitEvent } from 'react';
import { ErrorMessage } from '../forms/error-message.tsx';
import { textIn } from '../forms/text-in.ts';
import { Post } from './post.tsx';
import { useGeneratePost } from './use-generate-post.ts';
import { Waiting } from './waiting.tsx';

export function PostWriter() {
  const generate = useGeneratePost();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const platform = postPlatforms.find((each) => each === textIn(form, 'platform')) ?? 'linkedin';
    generate.mutate({ topic: textIn(form, 'topic'), platform });
  };

  return (
    <form onSubmit={submit} aria-labelledby="new-post" aria-busy={generate.isPending}>
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
      <button disabled={generate.isPending}>Write</button>
      {generate.isPending && <Waiting />}
      <ErrorMessage error={generate.error} />
      {generate.data && <Post post={generate.data} />}
    </form>
  );
}
