import { guidePages } from './guide-pages.ts';
import { stylesheet, type SiteFile } from './page.ts';
import { problemPages } from './problem-pages.ts';
import { consolePages } from './reference/console-page.ts';
import { referencePage } from './reference/reference-page.ts';

/** Renders every page that is the same for everyone, and what these pages load. */
export const renderSite = (): SiteFile[] => [referencePage(), ...consolePages(), ...guidePages(), ...problemPages(), stylesheet];
