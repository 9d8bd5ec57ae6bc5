export const problem = {
  title: 'That did not work',
  forbidden: 'This is not yours to see',
  forbiddenHint: (scopes: string) => `It needs a key with ${scopes}. Whoever runs the server makes one in Settings, Keys.`,
  id: 'Request',
  again: 'Try again',
  home: 'To Home',
  notFound: 'There is nothing at this address',
  newer: 'There is a newer console.',
  load: 'Load it',
  may: 'It may have been carried out: look before you do it again.',
  spent: (spent: string, limit: string) => `${spent} of ${limit} are spent.`,
  resets: (date: string) => `It is possible again on ${date}.`,
  retryIn: (seconds: number) => `It is sent again in ${seconds} s.`,
};

export const offline = {
  title: 'No connection.',
  resting: 'This window rests.',
  restingHint: 'Two others are kept fresh. This one is again as soon as it is clicked into.',
  since: (time: string) => `What you see is from ${time}.`,
  queued: (count: number) =>
    count === 1 ? 'One change is kept and sent when the server is back.' : `${count} changes are kept and sent when the server is back.`,
};

export const signIn = {
  title: 'Sign in',
  again: 'Sign in again',
  kept: 'Your session has ended. What you typed is kept.',
  key: 'Key',
  keyHint: 'It is sent once and not kept here. You stay signed in for 12 hours or until you close the browser.',
  name: 'Your name',
  nameHint: 'Stands beside what you change',
  readOnly: 'Only look: this session can change nothing',
  noKey: 'No key? Whoever runs the server makes one with',
  newLink: 'For a new one, type this where the server runs:',
  linkCommand: 'npm run handbill -- console',
  keyCommand: 'npm run handbill -- key create',
};

export const signedInUntil = (time: string) => `Signed in until ${time}`;
