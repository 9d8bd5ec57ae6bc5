import type { Words } from '../en/en.ts';
import { activity } from './activity.ts';
import * as brief from './brief.ts';
import { calendar } from './calendar.ts';
import * as campaigns from './campaigns.ts';
import { home } from './home.ts';
import { library } from './library.ts';
import * as problems from './problems.ts';
import { settings } from './settings.ts';
import * as shell from './shell.ts';
import * as text from './text.ts';
import { usage } from './usage.ts';
import { voices } from './voices.ts';

/** Every word that the console says in German. */
export const de: Words = {
  ...shell,
  ...problems,
  ...brief,
  ...text,
  ...campaigns,
  home,
  library,
  settings,
  voices,
  usage,
  activity,
  calendar,
};
