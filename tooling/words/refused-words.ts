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
  ['elsewhere', 'onOtherServer, or the place itself'],
  ['EventPlace', 'EventPosition'],
  ['findLeft', 'findTraces'],
  ['goOn', 'resume, or continue with its object'],
  ['hear', 'appendChunk, or the effect'],
  ['inOne', 'asValue'],
  ['isTold', 'isMentioned, or isReported'],
  ['keepAgain', 'storeEndsAgain'],
  ['laidOut', 'formatted'],
  ['leavesOut', 'omits'],
  ['letGo', 'release'],
  ['literally', 'asLiterals'],
  ['meanwhile', 'respondEarly, or during'],
  ['mend', 'autofix, or restore'],
  ['otherTry', 'concurrentAttempt'],
  ['prove', 'validateOutput'],
  ['tell', 'recordEvent, notify, showToast, or the verb'],
  ['told', 'the thing itself'],
  ['takeAlone', 'takeSingly'],
  ['takeAny', 'takeAnywhere'],
  ['tellingWords', 'stopwords'],
  ['untold', 'hiddenMembers, erasedNulls or unreadable'],
  ['Way', 'derivation, or the kind of way'],
  ['whichOf', 'filterOf'],
  ['withoutUntold', 'withoutUnreadable'],
  ['wordless', 'redactedAttempt'],
]);

/** Where a retired name is that of a stored member, which cannot change. */
export const storedNames: ReadonlyMap<string, string> = new Map([['told', 'packages/mongo/src/caps/']]);

/** A limit is `max…`; one that is no limit is named for its thing. */
export const retiredPrefixes = ['longest', 'most'];
/** Names that begin so and are no limit. */
export const keptNames = ['longestBehind', 'longestTasks', 'longestTurn', 'mostExpensive', 'mostSimilar'];

/** The greatest share of comment lines with a relative pronoun in place of a name, in percent. */
export const maxShare = 8;
