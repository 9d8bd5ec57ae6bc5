import type { Campaign, HandbillError } from '@handbill/client';
import type { RecordForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useTrial } from '../../data/use-trial.ts';
import type { Values } from '../../form/values.ts';

/** A channel in a language; `null`: in whichever. */
export interface Cell {
  readonly channel: string;
  readonly language: string | null;
}

/** The request that has the texts of some cells written, and none that are there. */
export function requestFor({ id }: Pick<Campaign, 'id'>, cells: readonly Cell[], values: Values) {
  const languages = [...new Set(cells.flatMap(({ language }) => language ?? []))];
  const filled = Object.entries(values).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  return {
    ...Object.fromEntries(filled),
    id,
    channels: [...new Set(cells.map(({ channel }) => channel))],
    ...(languages.length > 0 && { languages }),
    only_missing: true,
  };
}

/** The fields that the server names as missing: by pointers, or in a sentence. */
function lackedOf(form: RecordForm, error: HandbillError | null, reasons: readonly string[]): string[] {
  const faults = error?.problem.code === 'invalid_request' ? error.problem.errors : [];
  const named = [...faults.map(({ pointer }) => pointer.slice(1)), ...reasons.flatMap((reason) => reason.split('`'))];
  return Object.keys(form.schema.properties ?? {}).filter((name) => named.includes(name));
}

/** The estimate of the missing texts, and the fields that they need. */
export function useMissing(campaign: Campaign, form: RecordForm, cells: readonly Cell[], values: Values, isAllowed: boolean) {
  const asked = isAllowed && cells.length > 0 ? { ...requestFor(campaign, cells, values), dry_run: true } : undefined;
  const { data, error, isFetching, refetch } = useTrial(useHandbill().campaigns.generate, asked, 300);
  const isWanted = ({ channel, language }: Cell) =>
    cells.some((cell) => cell.channel === channel && (cell.language === null || cell.language === language));
  const rows = data?.data.filter(isWanted) ?? [];
  const refused = rows.filter(({ reason }) => reason !== null);
  return {
    /** Once it is known. */
    count: data && rows.length - refused.length,
    estimate: data?.estimate ?? undefined,
    refused,
    lacked: lackedOf(
      form,
      error,
      refused.map(({ reason }) => reason ?? ''),
    ),
    error: error?.problem.code === 'invalid_request' ? null : error,
    isFetching,
    refetch,
  };
}
