import * as z from 'zod';
import { contentTypes, type ContentTypes } from './registry.ts';

type PlatformOf<Shape> = Shape extends { platform: z.ZodType<infer P extends string> } ? P : never;
type Name = { [K in keyof ContentTypes]: PlatformOf<ContentTypes[K]['request']['shape']> }[keyof ContentTypes];

const names = new Set<Name>(
  Object.values(contentTypes).flatMap(({ request: { shape } }) => ('platform' in shape ? shape.platform.options : [])),
);

export const Platform = z.enum([...names]).meta({
  id: 'Platform',
  description: 'A platform for posts or ads',
  'x-enum-varnames': [...names].map((name) => `any_${name}`.toUpperCase()),
});
export type Platform = z.infer<typeof Platform>;
