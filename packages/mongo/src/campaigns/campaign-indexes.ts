import { filterIndexes } from '../lists/filter-indexes.ts';
import { textIndex } from '../lists/text-index.ts';

export const campaignIndexes = [...filterIndexes(['campaign_type', 'channels', 'tags']), textIndex(['name', 'description'])];
