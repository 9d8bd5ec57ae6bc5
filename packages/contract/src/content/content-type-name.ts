import * as z from 'zod';
import { contentTypes } from './registry.ts';

const kinds = Object.values(contentTypes).map(({ name, description }) => `\`${name}\`: ${description}`);

/** The name of a kind of content. */
export const ContentTypeName = z
  .enum(Object.keys(contentTypes) as (keyof typeof contentTypes)[])
  .meta({ id: 'ContentType', description: kinds.join('; ') });
