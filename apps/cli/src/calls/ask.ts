import type { Field } from '../table/operation-row.ts';
import { exitCodes } from '../terminal/usage-error.ts';
import { canAsk } from '../terminal/terminal.ts';
import { valueOf } from './flags.ts';

/** The answer of somebody at the terminal; Ctrl-C ends the program. */
export async function answered<T>(answer: Promise<T>): Promise<Exclude<T, symbol>> {
  const given = await answer;
  if (typeof given === 'symbol') process.exit(exitCodes.interrupted);
  return given as Exclude<T, symbol>;
}

/** Asks for the fields that a call needs and was not given, where somebody sits at a terminal. */
export async function askMissing(fields: readonly Field[], input: Record<string, unknown>): Promise<void> {
  if (!canAsk()) return;
  for (const { name, kind, isList, choices, description, isRequired } of fields) {
    const isNeeded = isRequired === true || (Array.isArray(isRequired) && isRequired.includes(String(input['type'])));
    if (!isNeeded || input[name] !== undefined || kind === 'json') continue;
    const { multiselect, select, text } = await import('@clack/prompts');
    const message = `${name.replaceAll('_', ' ')}: ${description.replaceAll('`', '')}`;
    const options = choices.map((value) => ({ value }));
    if (choices.length === 0) {
      const given = (await answered(text({ message, validate: (value) => (value?.trim() ? undefined : 'This is needed') }))).trim();
      input[name] = isList ? [given] : valueOf({ kind }, given, name);
    } else if (isList) input[name] = await answered(multiselect({ message, options }));
    else input[name] = await answered(select({ message, options }));
  }
}

/** Asks before something goes, where somebody sits at a terminal. */
export async function confirmed(message: string): Promise<boolean> {
  if (!canAsk()) return true;
  const { confirm } = await import('@clack/prompts');
  return answered(confirm({ message, initialValue: false }));
}
