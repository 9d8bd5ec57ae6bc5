import * as z from 'zod';
import { unitDescriptions, type PlatformLimit } from '../counting/platform-limit.ts';

type Limits<Name extends string> = Readonly<Record<Name, readonly PlatformLimit[]>>;

const remarks: Readonly<Record<PlatformLimit['outcome'], string>> = { fail: '', warn: ' (advised)', info: ' before “more”' };

function inWords({ pointer, unit, min, max, outcome }: PlatformLimit): string {
  const range = min === undefined ? `at most ${max.toLocaleString('en')}` : `${min} to ${max}`;
  const part = pointer.replace('/variants/*/', '').replace(/^\//, '');
  return `\`${part}\` ${range} ${unitDescriptions[unit]}${remarks[outcome]}`;
}

interface Described {
  readonly id: string;
  readonly description: string;
  /** Names of values in generated clients where they are not the value itself: Go has each name once in the whole client. */
  readonly nameOf?: (value: string) => string;
}

/** A list of platforms. The document has the limits of each, in words and as data. */
export const platformEnum = <Name extends string>(limits: Limits<Name>, { id, description, nameOf }: Described) => {
  const names = Object.keys(limits) as Name[];
  const rows = names.map((name) => `- \`${name}\`: ${limits[name].map(inWords).join(', ')}`);
  return z.enum(names).meta({
    id,
    description: `${description}\n\n${rows.join('\n')}`,
    'x-limits': limits,
    ...(nameOf !== undefined && { 'x-enum-varnames': names.map((name) => nameOf(name).toUpperCase()) }),
  });
};
