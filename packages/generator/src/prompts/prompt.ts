/** What a model is told, and the shape that it is to answer in. */
export interface Prompt {
  /** Who it is, what makes a good text of this kind, and every rule that the text will be held to. */
  readonly system: string;
  /** The brief, as delimited data. */
  readonly user: string;
  /** The shape of the answer; `schema` is JSON Schema as strict structured output takes it. */
  readonly shape: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
}
