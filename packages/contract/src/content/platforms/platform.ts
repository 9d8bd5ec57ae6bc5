import * as z from 'zod';
import { adPlatforms } from './ad-platforms.ts';
import { postPlatforms } from './post-platforms.ts';

type Name = keyof typeof postPlatforms | keyof typeof adPlatforms;
const names = new Set([...Object.keys(postPlatforms), ...Object.keys(adPlatforms)]) as Set<Name>;

/** Any platform, of posts or of ads. */
export const Platform = z.enum([...names]).meta({ id: 'Platform', description: 'A platform of posts or of ads' });
export type Platform = z.infer<typeof Platform>;
