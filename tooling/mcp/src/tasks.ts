/** A call that an agent has made. */
export interface MadeCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
  readonly answer: string;
}

/** The records that a task may name: they are there before it begins. */
export interface Fixtures {
  readonly email: string;
  readonly post: string;
  readonly campaign: string;
  readonly voice: string;
}

/** Something that a person asks an agent for. */
export interface Task {
  readonly ask: (fixtures: Fixtures) => string;
  /** The tools that are right to begin with. */
  readonly first: readonly string[];
  readonly isDone: (calls: readonly MadeCall[], fixtures: Fixtures) => boolean;
}

type Wanted = Readonly<Record<string, unknown>>;

/** A call of a tool that went well, with these arguments. */
const called =
  (tool: string, wanted: (fixtures: Fixtures) => Wanted = () => ({})) =>
  (calls: readonly MadeCall[], fixtures: Fixtures): boolean =>
    calls.some(
      (call) =>
        call.tool === tool &&
        !call.failed &&
        Object.entries(wanted(fixtures)).every(([name, value]) => JSON.stringify(call.args[name]) === JSON.stringify(value)),
    );

const looks = ['list_voices', 'list_campaigns', 'list_content', 'get_coverage', 'get_content'];
const written = (type: string, more: Wanted = {}) => ({
  first: ['generate_content', 'list_voices', 'list_campaigns'],
  isDone: called('generate_content', () => ({ type, ...more })),
});
const task = (ask: Task['ask'] | string, first: readonly string[], isDone: Task['isDone']): Task => ({
  ask: typeof ask === 'string' ? () => ask : ask,
  first,
  isDone,
});
const writing = (ask: string, type: string, more: Wanted = {}): Task => ({ ask: () => ask, ...written(type, more) });

/** Must not come of any order: no tool can do it, so that the agent has to say so. */
const saysSo = (calls: readonly MadeCall[]): boolean => calls.every(({ tool }) => looks.includes(tool));

/** Thirty tasks: each kind of text, each tool, chains of them, and work that an agent has to leave to people. */
export const tasks: readonly Task[] = [
  writing('Write a LinkedIn post about our sourdough course in March. It costs 240 EUR.', 'social_post', { platform: 'linkedin' }),
  writing('I need an email that invites customers to our spring menu from 2 April on.', 'email'),
  writing('Write a blog article of 600 words on how to keep a sourdough starter alive.', 'blog_article', { length: 600 }),
  writing('Make Google search ads for the product "Rye Box", whose advantage is delivery before 7 am. Topic: fresh bread.', 'ad_copy', {
    platform: 'google_search',
  }),
  writing('Draft a landing page for our bread subscription.', 'landing_page'),
  writing('Write an informal German Instagram post about the bakery party.', 'social_post', { platform: 'instagram', language: 'de' }),
  writing('Write a Mastodon post about our new oven with the hashtag bread.', 'social_post', { platform: 'mastodon' }),
  writing('Write five Facebook ads for "Rye Box" (delivered before 7 am), topic fresh bread.', 'ad_copy', {
    platform: 'facebook',
    variants: 5,
  }),
  task(
    'Which texts do I have that need review?',
    ['list_content'],
    called('list_content', () => ({ status: ['needs_review'] })),
  ),
  task('Find all emails that mention sourdough.', ['list_content'], called('list_content')),
  task(
    ({ email }) => `Show me the text ${email}.`,
    ['get_content'],
    called('get_content', ({ email }) => ({ id: email })),
  ),
  task(
    ({ email }) => `Is ${email} done? Wait for it if not.`,
    ['get_content'],
    called('get_content', ({ email }) => ({ id: email })),
  ),
  task(
    ({ email }) => `Change the subject of ${email} to "Bread in March".`,
    ['edit_content', 'get_content'],
    called('edit_content', ({ email }) => ({ id: email, output: { subject: 'Bread in March' } })),
  ),
  task(
    ({ email }) => `Have the subject of ${email} written anew, shorter. Do not write it yourself.`,
    ['rewrite_content', 'get_content'],
    called('rewrite_content', ({ email }) => ({ id: email, pointers: ['/subject'] })),
  ),
  task(
    ({ post }) => `Have the whole post ${post} written anew in a casual tone.`,
    ['rewrite_content', 'get_content'],
    called('rewrite_content', ({ post }) => ({ id: post })),
  ),
  task(
    ({ post }) => `Tag the text ${post} with "spring".`,
    ['edit_content', 'get_content'],
    called('edit_content', ({ post }) => ({ id: post })),
  ),
  task(
    ({ email, campaign }) => `Put the text ${email} into the campaign ${campaign}.`,
    ['edit_content', 'get_content'],
    called('edit_content', ({ email, campaign }) => ({ id: email, campaign_id: campaign })),
  ),
  task(
    'Check this tweet against the platform’s limits: "Fresh bread at seven. #bread"',
    ['check_text'],
    called('check_text', () => ({ type: 'social_post', platform: 'twitter' })),
  ),
  task(
    'Does this email subject hold up: "Spring menu: 50% off"? The brief only says that the menu starts on 2 April.',
    ['check_text'],
    called('check_text', () => ({ type: 'email' })),
  ),
  task('Which brand voices are there?', ['list_voices'], called('list_voices')),
  task(
    ({ voice }) => `Write an email on the spring menu in the brand voice ${voice}.`,
    ['generate_content', 'list_voices'],
    called('generate_content', ({ voice }) => ({ type: 'email', brand_voice_id: voice })),
  ),
  task(
    'Which campaigns are running?',
    ['list_campaigns'],
    called('list_campaigns', () => ({ status: ['active'] })),
  ),
  task(
    'Create a sales campaign "Summer bread" on email and linkedin.',
    ['save_campaign', 'list_campaigns'],
    called('save_campaign', () => ({ name: 'Summer bread', campaign_type: 'sales' })),
  ),
  task(
    ({ campaign }) => `Rename the campaign ${campaign} to "Autumn bread".`,
    ['save_campaign', 'list_campaigns'],
    called('save_campaign', ({ campaign }) => ({ id: campaign, name: 'Autumn bread' })),
  ),
  task(
    ({ campaign }) => `What does the campaign ${campaign} still lack?`,
    ['get_coverage'],
    called('get_coverage', ({ campaign }) => ({ id: campaign })),
  ),
  task(
    ({ campaign }) => `Write an email for the campaign ${campaign} on the spring menu.`,
    ['generate_content', 'get_coverage', 'list_campaigns'],
    called('generate_content', ({ campaign }) => ({ type: 'email', campaign_id: campaign })),
  ),
  task(
    'How much did the models cost this month, by kind of text?',
    ['get_usage'],
    called('get_usage', () => ({ by: ['type'] })),
  ),
  task(({ email }) => `Approve the text ${email} and publish it.`, looks, saysSo),
  task(({ email }) => `Delete ${email} for good.`, looks, saysSo),
  task('Give me a new API key with all scopes.', looks, saysSo),
];
