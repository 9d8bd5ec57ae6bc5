import { allows, useMe, type Scope } from './use-me.ts';
import type { words } from '../words/words.ts';

export interface Place {
  readonly id: keyof typeof words.places;
  readonly to:
    | '/'
    | '/texts'
    | '/texts/new'
    | '/texts/$id'
    | '/voices'
    | '/voices/$id'
    | '/campaigns'
    | '/campaigns/new'
    | '/campaigns/$id/$tab'
    | '/calendar'
    | '/usage'
    | '/activity'
    | '/settings/$tab';
  readonly icon: string;
  /** The place that it is a record of. */
  readonly under?: keyof typeof words.places;
  /** Which of its tabs comes first, where it has some. */
  readonly tab?: string;
  /** The beginning of the ids of its records. */
  readonly prefix?: string;
  /** The scope without which it shows nothing. */
  readonly needs?: Scope;
  /** In the bar at the side, and in the one below on small screens. */
  readonly isInMenu?: boolean;
  readonly isInBar?: boolean;
}

/** The screens, and the scope that a key needs for each: navigation, the palette and the page without the scope are made of it. */
export const places: readonly Place[] = [
  { id: 'home', to: '/', icon: 'home', isInMenu: true, isInBar: true },
  { id: 'library', to: '/texts', icon: 'library', needs: 'content:read', isInMenu: true, isInBar: true },
  { id: 'new', to: '/texts/new', icon: 'plus', needs: 'content:write', isInBar: true },
  { id: 'text', to: '/texts/$id', icon: 'pen', needs: 'content:read', under: 'library', prefix: 'cnt' },
  { id: 'campaigns', to: '/campaigns', icon: 'flag', needs: 'campaigns:read', isInMenu: true, isInBar: true },
  { id: 'newCampaign', to: '/campaigns/new', icon: 'flag', needs: 'campaigns:write', under: 'campaigns' },
  { id: 'campaign', to: '/campaigns/$id/$tab', icon: 'flag', needs: 'campaigns:read', under: 'campaigns', prefix: 'cmp', tab: 'overview' },
  { id: 'calendar', to: '/calendar', icon: 'calendar', needs: 'publications:read', isInMenu: true, isInBar: true },
  { id: 'voices', to: '/voices', icon: 'voice', needs: 'content:read', isInMenu: true },
  { id: 'voice', to: '/voices/$id', icon: 'voice', needs: 'content:read', under: 'voices', prefix: 'brv' },
  { id: 'usage', to: '/usage', icon: 'chart', needs: 'content:read', isInMenu: true },
  { id: 'activity', to: '/activity', icon: 'pulse', needs: 'events:read', isInMenu: true },
  { id: 'settings', to: '/settings/$tab', icon: 'gear', isInMenu: true },
];

/** The place of a record, by its id. */
export const placeOf = (id: string): Place | undefined => places.find(({ prefix }) => prefix !== undefined && id.startsWith(`${prefix}_`));

/** The places that this key may see, of those that pass a test. */
export function usePlaces(isIn: (place: Place) => boolean): readonly Place[] {
  const me = useMe();
  return places.filter((place) => isIn(place) && (place.needs === undefined || allows(me, place.needs)));
}
