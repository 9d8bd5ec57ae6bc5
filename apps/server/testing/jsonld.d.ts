declare module 'jsonld' {
  /** A node with every name written out. */
  type Expanded = Readonly<Record<string, unknown>>;
  interface Options {
    readonly documentLoader: (url: string) => Promise<{ readonly documentUrl: string; readonly document: object }>;
  }
  const jsonld: { readonly expand: (document: object, options: Options) => Promise<readonly Expanded[]> };
  export default jsonld;
}
