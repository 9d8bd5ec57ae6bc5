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
        { frames: ['Für wen? {target_audience_title}.', 'Für diese Leute: {target_audience_title}.'], optional: true },
        { frames: ['Ein Teil von {campaign}.', 'Gehört zu {campaign}.'], optional: true },
      ],
      themes,
      closing: [{ frames: calls, block: true, optional: true }],
      hashtags: hashtagCounts,
    },
  },
};
