import { writeFileSync } from 'node:fs';
import { documentText, profiles } from '@handbill/openapi';
import { guidePages } from '../guide-pages.ts';
import { guides } from '../guides.ts';
import { script, stylesheet, type Shared, type SiteFile } from '../page.ts';
import { markdownPages } from '../plain/markdown-pages.ts';
import { problemPages } from '../problem-pages.ts';
import { readReference, referencePages } from '../reference/reference-page.ts';
import { searchEntries, searchIndex } from '../search/search-index.ts';
import { builtFiles, writeSite } from './site.ts';

/** Renders every page that is the same for everyone, and the files that these pages load. */
export function renderSite(): SiteFile[] {
  const [reference, allGuides] = [readReference(), guides()];
  const shared: Shared = {
    scripts: [script('pages'), script('search')],
    searchIndex: searchIndex(searchEntries(reference, allGuides)),
  };
  return [
    ...referencePages(reference, shared),
    ...guidePages(allGuides, shared),
    ...problemPages(shared),
    ...markdownPages(reference, allGuides),
    ...shared.scripts,
    shared.searchIndex,
    stylesheet,
  ];
}

/** Renders once, into a folder, the pages that every server would render otherwise. */
export function prerender(folder: string): void {
  const { site, documentIn } = builtFiles(folder);
  writeSite(site, renderSite());
  for (const profile of profiles) writeFileSync(documentIn(profile), documentText(profile));
}
