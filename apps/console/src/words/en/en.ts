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

/** Every word that the console says in English. */
export const en = { ...shell, ...problems, ...brief, ...text, ...campaigns, home, library, settings, voices, usage, activity, calendar };

type English = typeof en;
/** The words of another language: all of them, or it does not compile. */
export type Words = { readonly [Name in keyof English]: English[Name] extends string ? string : English[Name] };
