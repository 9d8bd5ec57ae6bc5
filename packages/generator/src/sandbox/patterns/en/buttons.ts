import type { Frames } from '../../frame.ts';

/** The words on a button: two to five of them. */
export const buttons: Frames = {
  professional: ['[Learn more now|Request more information|See the details]'],
  casual: ['[Count me in|Show me more|I want to see it]'],
  neutral: ['[Find out more|Take a look now|Show me how]'],
};
