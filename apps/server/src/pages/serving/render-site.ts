import { guidePages } from '../guide-pages.ts';
import { stylesheet, type SiteFile } from '../page.ts';
import { problemPages } from '../problem-pages.ts';
import { referencePages } from '../reference/reference-page.ts';

/** Renders every page that is the same for everyone, and what these pages load. */
export const renderSite = (): SiteFile[] => [...referencePages(), ...guidePages(), ...problemPages(), stylesheet];
