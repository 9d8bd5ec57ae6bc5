export const name = 'Handbill';

export const skip = 'Skip to the content';

export const title = (page: string) => `${page} · Handbill`;

export const places = {
  home: 'Home',
  library: 'Library',
  new: 'New text',
  text: 'Text',
  campaigns: 'Campaigns',
  newCampaign: 'New campaign',
  campaign: 'Campaign',
  calendar: 'Calendar',
  voices: 'Brand voices',
  voice: 'Brand voice',
  usage: 'Usage and cost',
  activity: 'Activity',
  settings: 'Settings',
};

export const navigation = {
  main: 'Main',
  small: 'Main, small screens',
  sidebar: 'Sidebar',
  path: 'Breadcrumb',
  newShort: 'New',
  yours: 'Your account',
};

export const find = 'Search or jump to';

export const theme = { title: 'Theme', auto: 'Auto', light: 'Light', dark: 'Dark' };

export const palette = {
  placeholder: 'A place, a title, words of a text, an id',
  places: 'Go to',
  recent: 'Seen last',
  none: 'Nothing found',
};

export const keys = {
  title: 'Keys',
  groups: { everywhere: 'Everywhere', lists: 'In lists', text: 'On a text', campaign: 'On a campaign', calendar: 'In the calendar' },
  off: 'Keys without a modifier are off: Settings, You.',
  search: 'Search',
  help: 'These keys',
  next: 'Next',
  previous: 'Previous',
  choose: 'Choose',
  open: 'Open',
  move: 'Move, or what can be done with it',
  writeMissing: 'Write what is missing',
  nextFinding: 'Next finding',
  previousFinding: 'Finding before',
  submit: 'Submit',
  save: 'Save now',
  back: 'Back',
};

export const calls = {
  title: 'The calls of this screen',
  hint: 'What it has asked of the server, the newest first. Each runs as it stands, once address and key are set.',
  none: 'This screen has made no call yet.',
  language: 'Written in',
  variables: 'Once before them, with a key of yours',
};
export const undone = 'Undone.';

export const close = 'Close';

export const cancel = 'Cancel';

export const loading = 'Loading';
export const showMore = 'Show more';
export const filter = 'Filter';
export const dropFilter = (label: string) => `Drop the filter ${label}`;
