import { independentEnds } from './independent/independent-ends.ts';
import { independentForms } from './independent/independent-forms.ts';
import { independentSecond } from './independent/independent-second.ts';
import { independentServers } from './independent/independent-servers.ts';
import { independentShapes } from './independent/independent-shapes.ts';
import { independentSyntax } from './independent/independent-syntax.ts';
import { independentThird } from './independent/independent-third.ts';
import { independentThoughts } from './independent/independent-thoughts.ts';

/** Written by somebody who had not seen the reader, before any of them was read. */
export const independentAnswers = [
  ...independentServers,
  ...independentThoughts,
  ...independentSyntax,
  ...independentShapes,
  ...independentForms,
  ...independentEnds,
  ...independentSecond,
  ...independentThird,
] as const;
