import { createInterface } from 'node:readline';
import type { Match, Preference } from './preferences.ts';

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

const rule = '─'.repeat(60);

/** Asks a person which of two texts is better, who does not see which file one is from, until all are rated or `q` ends it. */
export async function rate(matches: readonly Match[], { input, output }: Terminal): Promise<readonly Preference[]> {
  const lines = createInterface({ input });
  const answers = lines[Symbol.asyncIterator]();
  const preferences: Preference[] = [];
  try {
    for (const [index, { brief, request, first, second }] of matches.entries()) {
      const isSwapped = Math.random() < 0.5;
      const [a, b] = isSwapped ? [second, first] : [first, second];
      output.write(
        `\n${index + 1}/${matches.length} ${brief}: ${request?.topic ?? ''}\n${rule}\nA\n\n${a}\n\n${rule}\nB\n\n${b}\n\n${rule}\n`,
      );
      const preference = await answerOf(answers, { output, a: isSwapped ? 'second' : 'first', b: isSwapped ? 'first' : 'second' });
      if (preference === null) break;
      preferences.push(preference);
    }
  } finally {
    lines.close();
  }
  return preferences;
}

interface Question extends Pick<Terminal, 'output'> {
  readonly a: Preference;
  readonly b: Preference;
}

/** `null`: the person has had enough. */
async function answerOf(answers: AsyncIterator<string>, { output, a, b }: Question): Promise<Preference | null> {
  for (;;) {
    output.write('Which one is better? a, b, = for neither, q to end: ');
    const { value, done } = await answers.next();
    const answer = done === true ? 'q' : value.trim().toLowerCase();
    if (answer === 'q') return null;
    const preference = new Map<string, Preference>([
      ['a', a],
      ['b', b],
      ['=', 'neither'],
    ]).get(answer);
    if (preference !== undefined) return preference;
  }
}
