import { createClient } from '@handbill/client';
import { createLive } from '@handbill/client/live';
import { HandbillProvider, useEvents, useGeneration, useHandbill, useStep } from '@handbill/react';
import { QueryClient, useInfiniteQuery } from '@tanstack/react-query';

const options = { url: '/' };
const [client, live, queryClient] = [createClient(options), createLive(options), new QueryClient()];

export const App = () => (
  <HandbillProvider client={client} live={live} queryClient={queryClient}>
    <Campaigns />
    <Writer />
  </HandbillProvider>
);

function Campaigns() {
  // Once in a page: changes by others are shown.
  useEvents();
  const api = useHandbill();
  const { data, error } = useInfiniteQuery(api.campaigns.list.infiniteOptions({ status: 'active' }));
  const pause = useStep(api.campaigns.pause, { status: 'paused' });
  const campaigns = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <ul>
      {campaigns.map(({ id, name, status }) => (
        <li key={id}>
          {name}, {status} <button onClick={() => pause.mutate({ id })}>Pause</button>
        </li>
      ))}
      {(error ?? pause.error)?.detail}
    </ul>
  );
}

function Writer() {
  const email = useGeneration<'email'>({ name: 'new-email' });
  return (
    <article>
      <button onClick={() => email.start({ type: 'email', topic: 'Our spring menu' })}>Write</button>
      <button onClick={email.cancel}>Stop</button>
      <h2>{email.partial.subject}</h2>
      <p>{email.partial.body}</p>
      {email.error?.detail}
    </article>
  );
}
