/** An event of a text's stream, as REST sends it. */
export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- each event has its own fields
  readonly data: any;
}

/** The texts of an output by their pointers. */
export type Parts = Record<string, string>;

const isWithin = (pointer: string, voided: string): boolean => voided === '' || pointer === voided || pointer.startsWith(`${voided}/`);

/** Puts together a client's copy of a stream: deltas go on at their pointers, and an attempt voids the parts that are written anew. */
export class PutTogether {
  readonly parts: Parts = {};

  take({ event, data }: StreamEvent): void {
    if (event === 'content.attempt')
      for (const pointer of Object.keys(this.parts))
        if (data.pointers.some((voided: string) => isWithin(pointer, voided))) Reflect.deleteProperty(this.parts, pointer);
    if (event === 'content.delta') this.parts[data.pointer] = (this.parts[data.pointer] ?? '') + data.text;
  }
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The same of a finished output: a part that is `null`, empty or in an empty list comes only with the record. */
export function partsOf(value: unknown, pointer = ''): Parts {
  if (typeof value === 'string') return value === '' ? {} : { [pointer]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign({}, ...Object.entries(value).map(([key, member]) => partsOf(member, `${pointer}/${escaped(key)}`))) as Parts;
}
