/** What texts are asked for about, in one language. */
export interface Subject {
  /** Names it in the results. */
  readonly name: string;
  readonly topic: string;
  readonly product: string;
  readonly unique_selling_proposition: string;
  readonly keywords: readonly string[];
  readonly facts: readonly string[];
  readonly target_audience: string;
  readonly link: string;
  readonly hashtags: readonly string[];
  readonly tone: string;
}
