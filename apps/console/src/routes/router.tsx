import { createRootRoute, createRoute, createRouter, Navigate, Outlet, type RouteComponent } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import { base } from '../data/base.ts';
import { activitySearch } from '../screens/activity/activity-search.ts';
import { calendarSearch } from '../screens/calendar/calendar-search.ts';
import { briefSearch } from '../screens/new-text/brief-search.ts';
import { librarySearch } from '../screens/library/library-search.ts';
import { compareSearch } from '../screens/text/compare-search.ts';
import { textSearch } from '../screens/text/text-search.ts';
import { campaignsSearch } from '../screens/campaigns/campaigns-search.ts';
import { usageSearch } from '../screens/usage/usage-search.ts';
import { Needs, NoPlace, Trouble } from '../shell/trouble.tsx';
import type { Place } from '../data/places.ts';
import { Home } from '../screens/home/home.tsx';
import { Gate } from './gate.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: NoPlace, errorComponent: Trouble });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Gate });

/** A screen that is loaded when it is first gone to, or the page that names the scope that the key lacks for it. */
function screen<const Path extends string, Search extends object>(
  path: Path,
  id: Place['id'],
  validateSearch: (search: Readonly<Record<string, unknown>>) => Search,
  load: () => Promise<ComponentType>,
) {
  const Screen = lazy(async () => ({ default: await load() }));
  const component: RouteComponent = () => (
    <Needs id={id}>
      <Screen />
    </Needs>
  );
  component.preload = async () => void (await load());
  return createRoute({ getParentRoute: () => shell, path, validateSearch, component });
}
const noSearch = () => ({});

const home = createRoute({ getParentRoute: () => shell, path: '/', component: () => <Home /> });
const CampaignTexts = lazy(async () => ({ default: (await import('../screens/library/campaign-texts.tsx')).CampaignTexts }));
const CampaignCalendar = lazy(async () => ({
  default: (await import('../screens/calendar/calendar.tsx')).CampaignCalendar,
}));

const screens = [
  screen('/texts', 'library', librarySearch, async () => (await import('../screens/library/library.tsx')).Library),
  screen('/texts/new', 'new', briefSearch, async () => (await import('../screens/new-text/new-text.tsx')).NewText),
  screen('/texts/compare', 'text', compareSearch, async () => (await import('../screens/text/compare.tsx')).Compare),
  screen('/texts/$id', 'text', textSearch, async () => (await import('../screens/text/text-screen.tsx')).TextScreen),
  screen('/campaigns', 'campaigns', campaignsSearch, async () => (await import('../screens/campaigns/campaigns.tsx')).Campaigns),
  screen('/campaigns/new', 'newCampaign', noSearch, async () => (await import('../screens/campaigns/new-campaign.tsx')).NewCampaign),
  screen('/campaigns/$id/$tab', 'campaign', librarySearch, async () => {
    const { CampaignScreen } = await import('../screens/campaign/campaign-screen.tsx');
    return () => <CampaignScreen texts={CampaignTexts} calendar={CampaignCalendar} />;
  }),
  screen('/calendar', 'calendar', calendarSearch, async () => (await import('../screens/calendar/calendar.tsx')).Calendar),
  screen('/voices', 'voices', noSearch, async () => (await import('../screens/voices/voices.tsx')).Voices),
  screen('/voices/$id', 'voice', noSearch, async () => (await import('../screens/voices/voice-screen.tsx')).VoiceScreen),
  screen('/usage', 'usage', usageSearch, async () => (await import('../screens/usage/usage.tsx')).Usage),
  screen('/activity', 'activity', activitySearch, async () => (await import('../screens/activity/activity.tsx')).Activity),
  screen('/settings/$tab', 'settings', noSearch, async () => (await import('../screens/settings/settings.tsx')).Settings),
] as const;

/** An address that people type: who is not signed in is asked to wherever they come. */
const signIn = createRoute({
  getParentRoute: () => shell,
  path: '/sign-in',
  component: () => <Navigate to="/" replace />,
});

const routeTree = root.addChildren([shell.addChildren([home, signIn, ...screens])]);

export const router = createRouter({
  routeTree,
  basepath: `${base}/console`,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: Trouble,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
