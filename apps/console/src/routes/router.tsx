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
import { NoPlace, Trouble } from '../shell/trouble.tsx';
import { Needs } from '../shell/without-scope.tsx';
import type { Place } from '../data/places.ts';
import { Home } from '../screens/home/home.tsx';
import { Gate } from './gate.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: NoPlace, errorComponent: Trouble });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Gate });

/** A screen that is loaded when it is first gone to, or the page that names the scope that the key lacks for it. */
function screen(id: Place['id'], load: () => Promise<ComponentType>): RouteComponent {
  const Screen = lazy(async () => ({ default: await load() }));
  const Guarded: RouteComponent = () => (
    <Needs id={id}>
      <Screen />
    </Needs>
  );
  Guarded.preload = async () => void (await load());
  return Guarded;
}

const home = createRoute({ getParentRoute: () => shell, path: '/', component: () => <Home /> });
const library = createRoute({
  getParentRoute: () => shell,
  path: '/texts',
  validateSearch: librarySearch,
  component: screen('library', async () => (await import('../screens/library/library.tsx')).Library),
});
const newText = createRoute({
  getParentRoute: () => shell,
  path: '/texts/new',
  validateSearch: briefSearch,
  component: screen('new', async () => (await import('../screens/new-text/new-text.tsx')).NewText),
});
const text = createRoute({
  getParentRoute: () => shell,
  path: '/texts/$id',
  validateSearch: textSearch,
  component: screen('text', async () => (await import('../screens/text/text-screen.tsx')).TextScreen),
});
const compare = createRoute({
  getParentRoute: () => shell,
  path: '/texts/compare',
  validateSearch: compareSearch,
  component: screen('text', async () => (await import('../screens/text/compare.tsx')).Compare),
});
const campaigns = createRoute({
  getParentRoute: () => shell,
  path: '/campaigns',
  validateSearch: campaignsSearch,
  component: screen('campaigns', async () => (await import('../screens/campaigns/campaigns.tsx')).Campaigns),
});
const newCampaign = createRoute({
  getParentRoute: () => shell,
  path: '/campaigns/new',
  component: screen('newCampaign', async () => (await import('../screens/campaigns/new-campaign.tsx')).NewCampaign),
});
const CampaignTexts = lazy(async () => ({ default: (await import('../screens/library/campaign-texts.tsx')).CampaignTexts }));
const CampaignCalendar = lazy(async () => ({
  default: (await import('../screens/calendar/campaign-calendar.tsx')).CampaignCalendar,
}));
const campaign = createRoute({
  getParentRoute: () => shell,
  path: '/campaigns/$id/$tab',
  validateSearch: librarySearch,
  component: screen('campaign', async () => {
    const { CampaignScreen } = await import('../screens/campaign/campaign-screen.tsx');
    return () => <CampaignScreen texts={CampaignTexts} calendar={CampaignCalendar} />;
  }),
});
const calendar = createRoute({
  getParentRoute: () => shell,
  path: '/calendar',
  validateSearch: calendarSearch,
  component: screen('calendar', async () => (await import('../screens/calendar/calendar.tsx')).Calendar),
});
const voices = createRoute({
  getParentRoute: () => shell,
  path: '/voices',
  component: screen('voices', async () => (await import('../screens/voices/voices.tsx')).Voices),
});
const voice = createRoute({
  getParentRoute: () => shell,
  path: '/voices/$id',
  component: screen('voice', async () => (await import('../screens/voices/voice-screen.tsx')).VoiceScreen),
});
const usage = createRoute({
  getParentRoute: () => shell,
  path: '/usage',
  validateSearch: usageSearch,
  component: screen('usage', async () => (await import('../screens/usage/usage.tsx')).Usage),
});
const activity = createRoute({
  getParentRoute: () => shell,
  path: '/activity',
  validateSearch: activitySearch,
  component: screen('activity', async () => (await import('../screens/activity/activity.tsx')).Activity),
});
const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings/$tab',
  component: screen('settings', async () => (await import('../screens/settings/settings.tsx')).Settings),
});

/** An address that people type: who is not signed in is asked to wherever they come. */
const signIn = createRoute({
  getParentRoute: () => shell,
  path: '/sign-in',
  component: () => <Navigate to="/" replace />,
});

const routeTree = root.addChildren([
  shell.addChildren([
    home,
    signIn,
    library,
    newText,
    compare,
    text,
    campaigns,
    newCampaign,
    campaign,
    calendar,
    voices,
    voice,
    usage,
    activity,
    settings,
  ]),
]);

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
