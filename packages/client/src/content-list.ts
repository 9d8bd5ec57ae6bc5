import type { Content, ContentSummary, Page } from './vocabulary.ts';
import type { CallOptions } from './call-options.ts';

/** The filters of a content list, `view` among them. */
export interface Viewed {
  readonly view?: 'full' | 'summary' | null | undefined;
}

/** The list of content: whole records, or with `view: 'summary'` records without their long parts. */
export interface ContentList<In extends Viewed> {
  readonly query: <View extends 'full' | 'summary' = 'full'>(
    filter?: In & { view?: View | null | undefined },
    options?: CallOptions,
  ) => Promise<Page<View extends 'summary' ? ContentSummary : Content>>;
}
