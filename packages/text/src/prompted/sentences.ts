import listed from './sentences.json' with { type: 'json' };

/** Sentences of every prompt, whatever its kind and its brief. A text that has them in it was copied. */
export const sentences = listed;
