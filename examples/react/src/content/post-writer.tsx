import { postPlatforms } from '@handbill/client';
import type { SubmitEvent } from 'react';
import { ErrorMessage } from '../forms/error-message.tsx';
import { textIn } from '../forms/text-in.ts';
import { Post } from './post.tsx';
import { useGeneratePost } from './use-generate-post.ts';
import { useLiveText } from './use-live-text.ts';
import { Waiting } from './waiting.tsx';

export function PostWriter() {
  const generate = useGeneratePost();
  const text = useLiveText(generate.data?.id);
  const error = generate.error ?? text?.error ?? null;
  const isWriting = generate.isPending || (generate.isSuccess && text?.record === undefined && error === null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const platform = postPlatforms.find((each) => each === textIn(form, 'platform')) ?? 'linkedin';
    generate.mutate({ topic: textIn(form, 'topic'), platform });
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
      {isWriting && <p className="text">{text?.partial.text}</p>}
      <ErrorMessage error={error} />
      {text?.record && <Post post={text.record} />}
    </form>
  );
}
