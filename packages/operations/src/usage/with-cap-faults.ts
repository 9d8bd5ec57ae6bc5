import { EditedKey, type Fault } from '@handbill/contract';
import type { Call, UnparsedInput } from '../call/call.ts';

const caps = { monthly_token_cap: 'tokens', monthly_cost_cap: 'usd' } as const;
type CapName = keyof typeof caps;
const names = Object.keys(caps) as CapName[];

/** To as many decimals as a cap may have. */
const roundedUp = (amount: number): number => Math.ceil(amount * 1e6) / 1e6;

/** Adds the caps to the faults in which no text fits. 0 forbids all texts, and is one; a cap that the record has stays. */
export async function withCapFaults<Input extends Pick<UnparsedInput, 'fields' | 'faults'>>(
  { services }: Call,
  input: Input,
  current: { readonly [Name in CapName]?: number | null } = {},
): Promise<Input> {
  const { fields, faults } = input;
  const sent = names.flatMap((name) => {
    const { data: cap = null } = EditedKey.shape[name].safeParse(fields[name]);
    return cap === null || cap === 0 || cap === current[name] ? [] : [{ name, cap }];
  });
  if (sent.length === 0) return input;
  const least = await services.writer.leastCall();
  const small = sent.flatMap(({ name, cap }): Fault[] => {
    const needed = roundedUp(least[caps[name]] ?? 0);
    const message = `must be 0, which lets nothing be written, or at least ${needed}: the first call for the smallest text may take so much`;
    return cap >= needed ? [] : [{ in: 'body', pointer: `/${name}`, code: 'too_small', message }];
  });
  return { ...input, faults: { ...faults, named: [...faults.named, ...small] } };
}
