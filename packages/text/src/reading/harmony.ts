const token = /<\|(start|channel|message|end|return|call|constrain)\|>/g;

interface Message {
  readonly header: string;
  readonly text: string;
}

/** The messages of an answer in the form of gpt-oss, which a server did not take apart: `<|channel|>analysis<|message|>…<|end|>`. */
function messagesIn(answer: string): readonly Message[] {
  const messages: Message[] = [];
  let [header, from, isText] = ['', 0, false];
  const end = (at: number): void => {
    const text = answer.slice(from, at);
    if (isText) messages.push({ header, text });
    else header += ` ${text}`;
    if (isText) header = '';
    isText = false;
  };
  for (const { 0: mark, 1: name = '', index } of answer.matchAll(token)) {
    end(index);
    from = index + mark.length;
    isText = name === 'message';
  }
  end(answer.length);
  return messages;
}

/** Of an answer that lost its marks: `analysisWe need a letter.assistantfinal{…`. */
const bareBeginning = /^\s*(?:assistant)?\s*analysis(?=\s*\p{Lu})/u;
const bareFinal = /assistant\s*final(?:\s*json)?\s*/g;

/**
 * What an answer in gpt-oss’s own form says in the end: the last of its messages that is meant for the reader, or else the arguments of
 * a call. Empty if it has nothing but thoughts; `undefined` if the answer has another form. Takes a time that grows with its length.
 */
export function finalMessage(answer: string): string | undefined {
  if (answer.includes('<|message|>') || answer.includes('<|channel|>')) {
    const messages = messagesIn(answer).filter(({ text }) => text.trim() !== '');
    const final = messages.findLast(({ header }) => /\bfinal\b/.test(header));
    return (final ?? messages.findLast(({ header }) => /\bcommentary\b.*\bto=/s.test(header)))?.text ?? '';
  }
  if (!bareBeginning.test(answer.slice(0, 200))) return undefined;
  const last = [...answer.matchAll(bareFinal)].at(-1);
  return last === undefined ? '' : answer.slice(last.index + last[0].length);
}
