import type { HandbillError } from '@handbill/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLate } from './use-late.ts';

interface Trial<In, Out> {
  readonly queryKey: (input: object) => readonly unknown[];
  readonly mutate: (input: In, options: { readonly signal: AbortSignal }) => Promise<Out>;
}

/** The client retries. */
const retry: false | ((failures: number, error: HandbillError) => boolean) = false;

/**
 * The answer of a call that changes nothing, to an input that is being typed: once it has stood still for so many milliseconds. Until then the
 * answer before stays; `isOfNow` tells. Without an input nothing is asked.
 */
export function useTrial<In extends object, Out>({ queryKey, mutate }: Trial<In, Out>, typed: In | undefined, milliseconds: number) {
  const now = typed && JSON.stringify(typed);
  const late = useLate(now, milliseconds);
  const input = JSON.parse(late ?? '{}') as In;
  const query = useQuery({
    queryKey: queryKey(input),
    queryFn: ({ signal }) => mutate(input, { signal }),
    retry,
    enabled: late !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...query, isOfNow: late === now };
}
