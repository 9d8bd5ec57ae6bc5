const token = /<\|(start|channel|message|end|return|call|constrain)\|>/g;

interface Message {
  readonly header: string;
  readonly text: string;
}

/** The messages of an answer in the form of gpt-oss, which a server did not take apart: `<|channel|>analysis<|message|>…<|end|>`. */
function messagesIn(answer: string): readonly Message[] {
  const messages: Message[] = [];
  // The name of a token and the text behind it, in turn.
  const [before = '', ...rest] = answer.split(token);
  let header = before;
  for (let at = 0; at < rest.length; at += 2) {
    const [name, text = ''] = rest.slice(at, at + 2);
    if (name === 'message') messages.push({ header, text });
    header = name === 'message' ? '' : `${header} ${text}`;
  }
  return messages;
}

/** Of an answer that lost its marks: `analysisWe need a letter.assistantfinal{…`. */
const bareBeginning = /^\s*(?:assistant)?\s*analysis(?=\s*\p{Lu})/u;
const bareFinal = /assistant\s*final(?:\s*json)?\s*/g;

/**
 * The end of an answer in gpt-oss’s own form: the last of its messages that is meant for the reader, or else the arguments of
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
