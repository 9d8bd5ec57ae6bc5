/** Beginnings of comments that leave the thing without a name, and one that names it. */
export const refusedBeginnings: Readonly<Record<string, string>> = {
  'Of what': 'name the thing, then its verb',
  What: 'name the thing: "The texts that …"',
  'Whether it is': 'name the subject: "Whether the text is …"',
  Whoever: 'name the person or the part: "A caller that …"',
};

/** Identifiers that are gone, each with the word for it. Names on the wire, such as `mended`, are a contract and not listed. */
export const retiredNames: ReadonlyMap<string, string> = new Map([
  ['appending', 'appendToOutbox'],
  ['Arrival', 'ReceivedRequest'],
  ['asItCame', 'raw'],
  ['asMoney', 'toMoney'],
  ['breakOf', 'truncationIn'],
  ['breakOffLeft', 'failAbandoned'],
  ['callFollows', 'expectsAttempt'],
  ['cameAtOnce', 'startedImmediately'],
  ['chatterIn', 'preambleIn'],
  ['countLeft', 'remaining'],
  ['dearest', 'mostExpensive'],
  ['doubtAround', 'ambiguityNear'],
  ['elsewhere', 'onOtherServer'],
  ['findLeft', 'findTraces'],
  ['goOn', 'continueEarlier'],
  ['hear', 'appendChunk'],
  ['inOne', 'asValue'],
  ['isTold', 'isMentioned'],
  ['keepAgain', 'storeEndsAgain'],
  ['laidOut', 'formatted'],
  ['leavesOut', 'omits'],
  ['letGo', 'release'],
  ['literally', 'asLiterals'],
  ['meanwhile', 'respondEarly'],
  ['mend', 'autofix'],
  ['otherTry', 'concurrentAttempt'],
  ['prove', 'validateOutput'],
  ['takeAlone', 'takeSingly'],
  ['takeAny', 'takeAnywhere'],
  ['tellingWords', 'stopwords'],
  ['untold', 'hiddenMembers, erasedNulls or unreadable'],
  ['Way', 'derivation'],
  ['whichOf', 'filterOf'],
  ['withoutUntold', 'withoutUnreadable'],
  ['wordless', 'redactedAttempt'],
]);

/** A limit is `max…`; one that is no limit is named for its thing. */
export const retiredPrefixes = ['longest', 'most'];
/** Names that begin so and are no limit. */
export const keptNames = ['longestBehind', 'longestTasks', 'longestTurn', 'mostExpensive', 'mostSimilar'];

/** The greatest share of comment lines with a relative pronoun in place of a name, in percent. */
export const maxShare = 8;

/** The folders whose words are plain already, and stay so. */
export const heldFolders: readonly string[] = ['tooling/words'];
