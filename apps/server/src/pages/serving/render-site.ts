import { writeFileSync } from 'node:fs';
import { documentText, profiles } from '@handbill/openapi';
import { guidePages } from '../guide-pages.ts';
import { stylesheet, type SiteFile } from '../page.ts';
import { problemPages } from '../problem-pages.ts';
import { referencePages } from '../reference/reference-page.ts';
import { builtFiles, writeSite } from './site.ts';

/** Renders every page that is the same for everyone, and what these pages load. */
export const renderSite = (): SiteFile[] => [...referencePages(), ...guidePages(), ...problemPages(), stylesheet];

/** Renders once what would else be rendered by every server, into a folder. */
export function prerender(folder: string): void {
  const { site, documentIn } = builtFiles(folder);
  writeSite(site, renderSite());
  for (const profile of profiles) writeFileSync(documentIn(profile), documentText(profile));
}
