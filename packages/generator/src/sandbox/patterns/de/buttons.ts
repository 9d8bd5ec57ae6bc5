import type { Frames } from '../../frame.ts';

/** The words on a button: two to five of them. */
export const buttons: Frames = {
  professional: ['[Jetzt mehr erfahren|Informationen anfordern|Details ansehen]'],
  casual: ['[Ich bin dabei|Zeig mir mehr|Das will ich sehen]'],
  neutral: ['[Mehr erfahren|Jetzt ansehen|So geht es]'],
};
