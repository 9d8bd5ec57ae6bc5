import type { HandbillError } from '@handbill/client';

/** The failure, in the server's own sentence, or in the client's if there was no answer. */
export function ErrorMessage({ error }: { readonly error: HandbillError | null }) {
  return error && <p role="alert">{error.detail}</p>;
}
