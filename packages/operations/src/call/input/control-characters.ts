import { maxFaults, type Fault, type Operation } from '@handbill/contract';
import { faultPlaces, type Faults } from './fault-reader.ts';

/** The C0 control characters but tab and line feed: stored, they break CSV, headers of mails and programs in C. */
// oxlint-disable-next-line no-control-regex
export const controls = /[\0-\x08\x0b-\x1f]/;

export const lineEnds = /\r\n?/g;

const written = (text: string): string => `U+${(controls.exec(text)?.[0].charCodeAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names texts with control characters in a bounded input. A path with one is the id of nothing; names of fields are the caller's own. */
export function controlFaults(operation: Operation): (input: unknown) => Faults {
  const { placeOf, pointerIn } = faultPlaces(operation);
  return (input) => {
    const named: Fault[] = [];
    let omitted = 0;
    const refuse = (path: readonly string[], text: string): void => {
      if (placeOf(path) === 'path') return;
      const message = `contains the control character ${written(text)}: of these only tab and line feed are allowed`;
      if (named.length < maxFaults) named.push({ in: placeOf(path), pointer: pointerIn(path), code: 'invalid_format', message });
      else omitted += 1;
    };
    const look = (value: unknown, path: readonly string[]): void => {
      if (typeof value === 'string' && controls.test(value)) refuse(path, value);
      if (typeof value !== 'object' || value === null) return;
      for (const [name, member] of Object.entries(value)) look(member, [...path, name]);
    };
    look(input, []);
    return { named, omitted };
  };
}
