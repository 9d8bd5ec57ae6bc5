declare module 'parse-prometheus-text-format' {
  /** One series of a counter or gauge. */
  interface Sample {
    readonly value?: string;
    readonly labels?: Readonly<Record<string, string>>;
  }
  export default function parse(
    text: string,
  ): readonly { readonly name: string; readonly type: string; readonly metrics: readonly Sample[] }[];
}
