import { hashtagCounts } from '../hashtag-counts.ts';
import type { KindPatterns } from '../kind-patterns.ts';
import { calls, hooks } from './hooks.ts';
import { themes } from './themes.ts';

export const socialPost: KindPatterns = {
  parts: {
    text: {
      as: 'prose',
      words: 55,
      opening: [
        { frames: hooks, block: true },
        { frames: ['For {target_audience}.', 'Made for {target_audience}.'], optional: true },
        { frames: ['Part of {campaign}.', 'It belongs to {campaign}.'], optional: true },
      ],
      themes,
      closing: [{ frames: calls, block: true, optional: true }],
      hashtags: hashtagCounts,
    },
  },
};
