export { testFolder } from './test-folder.ts';
export { newDatabase, testDatabase, type TestDatabase } from './test-database.ts';
export { releasedDatabases, restoreReleased, type ReleasedDatabase, type ReleasedRecord } from './released-databases.ts';
export { fakeModelServer, type FakeModelServer, type ModelReply, type ModelRequest } from './fake-model-server.ts';
export { longestTurn, measured } from './longest-turn.ts';
export { slownessOfMachine } from './slowness-of-machine.ts';
export { modelReplies } from './model-replies.ts';
export { launchBrowser } from './launch-browser.ts';
export { writeToEnd } from './write-to-end.ts';
