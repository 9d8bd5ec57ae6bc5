// The page of the tests, which calls hooks as an app does. Tests steer it through members of the window.
import { createClient } from '@handbill/client';
import { createLive } from '@handbill/client/live';
import { HandbillProvider, useEvents, useGeneration, useHandbill, useProblem, useStep } from '@handbill/react';
import { QueryClient, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { StrictMode, useState, version, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    readonly key: string;
    draws: number;
  }
}

const options = { url: '/', key: window.key };
const [client, live, queryClient] = [createClient(options), createLive(options), new QueryClient()];

function Campaigns() {
  const api = useHandbill();
  const [only, setOnly] = useState<'active'>();
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(api.campaigns.list.infiniteOptions({ limit: 2, status: only }));
  const pause = useStep(api.campaigns.pause, { status: 'paused' });
  const remove = useStep(api.campaigns.delete, null);
  const failed = error ?? pause.error ?? remove.error;
  return (
    <section>
      <button onClick={() => setOnly('active')}>Active</button>
      <ul>
        {data?.pages
          .flatMap((page) => page.data)
          .map(({ id, name, status, created_at }) => (
            <li key={id} title={String(created_at instanceof Date)}>
              {`${name} ${status}`}
              <button aria-label={`pause ${name}`} onClick={() => pause.mutate({ id })} />
              <button aria-label={`delete ${name}`} onClick={() => remove.mutate({ id })} />
            </li>
          ))}
      </ul>
      {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
      {failed && <p role="alert">{failed.detail}</p>}
    </section>
  );
}

const pointers = ['/name', '/target_audience', '/target_audience/age_max'] as const;

function Form() {
  const create = useMutation(useHandbill().campaigns.create.mutationOptions());
  const problem = useProblem(create.error, pointers);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    create.mutate({
      name: ' ',
      campaign_type: 'sales',
      budget: 9.999,
      target_audience: { age_min: 40, age_max: 30, locations: [''] },
    });
  };
  return (
    <form onSubmit={submit}>
      <ul>
        {problem.summary.map(({ pointer, fieldId, message }) => (
          <li key={pointer}>{fieldId === undefined ? `${pointer} ${message}` : <a href={`#${fieldId}`}>{message}</a>}</li>
        ))}
      </ul>
      {pointers.map((pointer) => (
        <label key={pointer}>
          <input {...problem.field(pointer)} name={pointer} />
          <span {...problem.message(pointer)} />
        </label>
      ))}
      <button>Create</button>
    </form>
  );
}

function Writer() {
  const text = useGeneration<'blog_article'>({ name: 'article' });
  window.draws = (window.draws ?? 0) + 1;
  return (
    <article aria-busy={text.status === 'generating'}>
      <button onClick={() => text.start({ type: 'blog_article', topic: 'sandbox:slow Bread', length: 300 })}>Write</button>
      <button onClick={text.cancel}>Stop</button>
      <output>{text.status}</output>
      <h1>{text.partial.title}</h1>
      <p>{text.partial.introduction}</p>
      <i>{`${text.attempts.length} ${text.checks.length}`}</i>
      {text.error && <p role="alert">{text.error.detail}</p>}
    </article>
  );
}

function Events() {
  const { status, problem } = useEvents();
  return <output id="events">{`${status} ${problem?.code ?? ''}`}</output>;
}

const screens = { campaigns: Campaigns, form: Form, writer: Writer };
const Screen = screens[location.hash.slice(1) as keyof typeof screens];
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
root.title = version;
createRoot(root).render(
  <StrictMode>
    <HandbillProvider client={client} live={live} queryClient={queryClient}>
      <Events />
      <Screen />
    </HandbillProvider>
  </StrictMode>,
);
