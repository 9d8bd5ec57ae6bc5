import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { secretsIn } from './secrets-in.ts';
import { readSettings } from './settings.ts';
import { withoutEffectYet } from './variables.ts';
import { StartupError } from '../log/startup-error.ts';

const refusal = (env: NodeJS.ProcessEnv): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return 'nothing';
};

async function jsonFile(content: string): Promise<string> {
  const file = join(await dataFolder(), 'settings.json');
  await writeFile(file, content);
  return file;
}

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      data: resolve(import.meta.dirname, '../../../../.handbill'),
      mongo: { uri: undefined, db: 'handbill' },
      openai: { apiKey: undefined, baseUrl: undefined, model: 'gpt-5-mini' },
      models: undefined,
      modelKeys: {},
      writer: 'sandbox',
      corsOrigins: [],
      prices: {},
      attemptRetention: 30 * 86_400_000,
      eventRetention: 30 * 86_400_000,
      generationTimeout: 120_000,
      generationConcurrency: 8,
      rateLimits: { key: { requests: 600, milliseconds: 60_000 }, workspace: { requests: 3_000, milliseconds: 60_000 } },
      streamsPerKey: 100,
      console: true,
      mcp: 'on',
      tracing: false,
      logLevel: 'info',
      withoutEffect: [],
      replaced: [],
      envFile: undefined,
    });
  });

  it('are read and trimmed', () => {
    const settings = readSettings({
      HOST: '0.0.0.0',
      PORT: ' 8080 ',
      HANDBILL_DATA: '/srv/handbill',
      MONGODB_URI: 'mongodb://db.example/?replicaSet=rs0',
      MONGODB_DB: 'marketing',
      OPENAI_API_KEY: 'key',
      OPENAI_MODEL: 'gpt-5',
      HANDBILL_CORS_ORIGINS: 'https://app.example.com, http://localhost:5173',
      HANDBILL_GENERATION_TIMEOUT: '2m',
      LOG_LEVEL: 'debug',
    });
    expect(settings).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      data: '/srv/handbill',
      mongo: { uri: 'mongodb://db.example/?replicaSet=rs0', db: 'marketing' },
      openai: { apiKey: 'key', model: 'gpt-5' },
      writer: 'openai',
      corsOrigins: ['https://app.example.com', 'http://localhost:5173'],
      generationTimeout: 120_000,
      logLevel: 'debug',
    });
  });

  it('treat an empty variable as unset', () => {
    const names = ['PORT', 'OPENAI_API_KEY', 'OPENAI_BASE_URL', 'MONGODB_URI', 'HANDBILL_WRITER', 'HANDBILL_PRICES', 'HANDBILL_NO_SUCH'];
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(readSettings({}));
  });

  it('select the sandbox if it is named, with or without a key, and a model if a key or address is given', () => {
    expect(readSettings({ OPENAI_API_KEY: 'key', HANDBILL_WRITER: 'sandbox' }).writer).toBe('sandbox');
    expect(readSettings({ OPENAI_BASE_URL: 'http://localhost:11434/v1' }).writer).toBe('openai');
    expect(refusal({ HANDBILL_WRITER: 'openai' })).toContain(
      'HANDBILL_WRITER: openai needs OPENAI_API_KEY, OPENAI_BASE_URL or HANDBILL_MODELS',
    );
  });

  it('report all invalid ones in one message', () => {
    const message = refusal({
      PORT: '70000',
      HANDBILL_GENERATION_TIMEOUT: 'soon',
      HANDBILL_WRITTER: 'sandbox',
      HANDBILL_RATE_LIMIT: '600',
    });
    expect(message.split('\n')).toEqual([
      'Invalid settings:',
      '  - PORT: must be a whole number from 0 to 65535',
      '  - HANDBILL_GENERATION_TIMEOUT: must be a duration such as 120s: a whole number above 0 and ms, s, m, h or d',
      '  - HANDBILL_RATE_LIMIT: must be a number of requests and a time, such as 600/60s, or off',
      '  - HANDBILL_WRITTER: unknown setting; did you mean HANDBILL_WRITER?',
    ]);
  });

  it.each([
    ['HANDBILL_PORT', 'PORT'],
    ['HANDBILL_OPENAI_KEY', 'OPENAI_API_KEY'],
    ['HANDBILL_CORS', 'HANDBILL_CORS_ORIGINS'],
    ['HANDBILL_DATA_DIR', 'HANDBILL_DATA'],
    ['HANDBILL_MONGODB_URL', 'MONGODB_URI'],
    ['HANDBILL_URI', 'HANDBILL_URL'],
  ])('say for %s that %s was probably meant', (unknown, meant) => {
    expect(refusal({ [unknown]: 'x' })).toBe(`Invalid settings:\n  - ${unknown}: unknown setting; did you mean ${meant}?`);
  });

  it('guess nothing for a name that is like none', () => {
    expect(refusal({ HANDBILL_WEATHER_FORECAST: 'x' })).toBe('Invalid settings:\n  - HANDBILL_WEATHER_FORECAST: unknown setting');
    expect(refusal({ [`HANDBILL_${'X'.repeat(100_000)}`]: 'x' })).not.toContain('did you mean');
  });

  it("ignore the clients' own", () => {
    const settings = readSettings({ HANDBILL_URL: 'not even an address', HANDBILL_KEY: 'hbk_secret' });
    expect(settings).toEqual(readSettings({}));
    expect(refusal({ HANDBILL_KEY: 'hbk_secret', PORT: 'x' })).not.toContain('secret');
  });

  it('ignore variables of other programs', () => {
    expect(refusal({ PATH: '/usr/bin', OPENAI_ORG_ID: 'mine', MONGODB_TOOL: 'x', HANDBILLS: 'y' })).toBe('nothing');
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['MONGODB_URI', 'postgres://db'],
    ['OPENAI_API_KEY', 'sk-…'],
    ['MONGODB_DB', 'a.b'],
    ['OPENAI_BASE_URL', 'localhost:11434'],
    ['HANDBILL_WRITER', 'gpt'],
    ['HANDBILL_CORS_ORIGINS', 'https://app.example.com/'],
    ['HANDBILL_CORS_ORIGINS', '*'],
    ['HANDBILL_PUBLIC_URL', 'texts.example.com'],
    ['HANDBILL_PUBLIC_URL', 'ftp://texts.example.com'],
    ['HANDBILL_PUBLIC_URL', 'https://someone@texts.example.com'],
    ['HANDBILL_PUBLIC_URL', 'https://texts.example.com/?a=b'],
    ['HANDBILL_PUBLIC_URL', 'https://texts.example.com/#top'],
    ['HANDBILL_PUBLIC_URL', "https://texts.example.com/it's"],
    ['HANDBILL_PUBLIC_URL', 'https://texts.example.com/v1'],
    ['HANDBILL_PUBLIC_URL', 'https://texts.example.com/docs/here'],
    ['HANDBILL_TRUSTED_PROXIES', 'proxy.example.com'],
    ['HANDBILL_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['HANDBILL_TRUSTED_PROXIES', '10.0.0.1, 10.0.0/8'],
    ['HANDBILL_TRUSTED_PROXIES', '::1/129'],
    ['HANDBILL_PRICES', '/no/such/file.json'],
    ['HANDBILL_GENERATION_TIMEOUT', '0s'],
    ['HANDBILL_GENERATION_TIMEOUT', '2h'],
    ['HANDBILL_GENERATION_CONCURRENCY', '0'],
    ['HANDBILL_RATE_LIMIT', '10/soon'],
    ['HANDBILL_ALLOW_PRIVATE_WEBHOOKS', 'yes'],
    ['HANDBILL_EVENT_RETENTION', '30 days'],
    ['HANDBILL_TRACING', '1'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'info,warn'],
    ['LOG_LEVEL', 'info,mail=debug'],
    ['LOG_LEVEL', 'info,access=101%'],
    ['LOG_LEVEL', 'info,jobs=10%'],
    ['LOG_LEVEL', 'info,'],
  ])('reject %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^Invalid settings:\\n  - ${name}: [^\\n]+$`));
  });

  it('never show a secret in a message', () => {
    expect(refusal({ OPENAI_API_KEY: 'sk-secret', MONGODB_URI: 'mysql://user:secret@db', PORT: 'x' })).not.toContain('secret');
  });

  it.each(['p@ss/w:rd', 'p@ss', 'pa/ss', 'pa:ss', 'pa?ss', 'pa#ss', 'pass?w=0&x=y', '50%off', '50%ff', 'p@ss?readPreference=secondary'])(
    'say that a password must be percent-encoded, and show nothing of it: %s',
    (password) => {
      for (const rest of ['db.example/', 'db.example:27017,other.example/marketing?replicaSet=rs0'])
        expect(refusal({ MONGODB_URI: `mongodb://someone:${password}@${rest}` })).toMatch(
          /^Invalid settings:\n {2}- MONGODB_URI: has a character in its user or password that must be percent-encoded: @ as %40[^\n]*$/,
        );
      const encoded = `mongodb://someone:${encodeURIComponent(password)}@db.example/`;
      expect(refusal({ MONGODB_URI: encoded })).toBe('nothing');
    },
  );

  it.each([
    ['mongodb://someone:hunter2/marketing', 'must name hosts, with nothing behind a colon but a port: mongodb://user:password@host:27017'],
    ['mongodb://u:hunter2@', 'must begin with mongodb:// or mongodb+srv:// and name a host'],
    ['mongodb://db/my.db', 'the database behind its hosts must be 1 to 63 characters'],
    ['mongodb://db/?maxPoolSize=1', 'the option maxPoolSize=1 leaves too few connections'],
    ['mongodb://db/?replicaSet=rs0&W=0', 'the option w=0 would not tell whether anything was stored: leave it out'],
    ['mongodb://db/?readpreference=secondaryPreferred', 'the option readPreference=secondaryPreferred would read from members'],
    ['mongodb://db/?readConcernLevel=local', 'the option readConcernLevel=local is not one'],
    ['mongodb://db/?compressors=zlib,snappy', 'the option compressors=zlib,snappy needs a library'],
    ['mongodb://db/?waitQueueTimeoutMS=10', 'the option waitQueueTimeoutMS=10 is too short'],
    ['mongodb://db/?useBigInt64=false', 'the option useBigInt64=false changes how records are read'],
  ])('say what cannot work in an address: %s', (address, fault) => {
    const said = refusal({ MONGODB_URI: address });
    expect(said).toContain(`  - MONGODB_URI: ${fault}`);
    expect(said).not.toContain('hunter2');
  });

  it('take an address as MongoDB’s own tools do', () => {
    for (const address of [
      'mongodb://[::1]:27017,10.0.0.2/?replicaSet=rs0&w=majority&readPreference=primary&maxPoolSize=0',
      'mongodb+srv://someone:p%40ss%2Fw%3Ard@cluster.example/?retryWrites=true&maxPoolSize=20',
      'mongodb://%2Ftmp%2Fmongodb-27017.sock/',
    ])
      expect([address, refusal({ MONGODB_URI: address })]).toEqual([address, 'nothing']);
  });

  it.each([
    ['mongodb://db/marketing', '', { db: 'marketing', formerDb: 'handbill' }, []],
    ['mongodb://db/marketing?w=majority', 'texts', { db: 'texts' }, [['The database marketing in MONGODB_URI', 'MONGODB_DB']]],
    ['mongodb://db/marketing', 'marketing', { db: 'marketing' }, []],
    ['mongodb://db/handbill', '', { db: 'handbill' }, []],
    // Where the user is kept.
    ['mongodb://someone:secret@db/admin', '', { db: 'handbill' }, []],
  ])('take the database of an address where there is no other: %s with MONGODB_DB=%s', (uri, name, mongo, replaced) => {
    const settings = readSettings({ MONGODB_URI: uri, MONGODB_DB: name });
    expect([settings.mongo, settings.replaced]).toEqual([{ uri, ...mongo }, replaced]);
  });

  it('accept those of later versions, and name those without effect', async () => {
    const later = {
      HANDBILL_ALLOW_PRIVATE_WEBHOOKS: 'true',
    };
    expect(readSettings(later).withoutEffect).toEqual([...withoutEffectYet]);
  });

  it('limit the calls of keys and workspaces, or not', () => {
    const limits = (env: object) => readSettings({ ...env }).rateLimits;
    const [key, workspace] = [
      { requests: 600, milliseconds: 60_000 },
      { requests: 3_000, milliseconds: 60_000 },
    ];
    expect(limits({})).toEqual({ key, workspace });
    expect(limits({ HANDBILL_RATE_LIMIT: 'off' })).toEqual({ key: null, workspace });
    expect(limits({ HANDBILL_WORKSPACE_RATE_LIMIT: '100/1m' })).toEqual({ key, workspace: { requests: 100, milliseconds: 60_000 } });
  });

  it.each([
    ['https://texts.example.com', 'https://texts.example.com'],
    ['HTTPS://Texts.example.com:443/', 'https://texts.example.com'],
    ['http://10.0.0.5:8080/a/hand-bill/', 'http://10.0.0.5:8080/a/hand-bill'],
    ['https://texts.example.com/v1-texts', 'https://texts.example.com/v1-texts'],
  ])('read the public URL %s', (text, url) => {
    expect(readSettings({ HANDBILL_PUBLIC_URL: text }).publicUrl).toBe(url);
  });

  it('read prices by model, and how long calls are kept', async () => {
    const price = { input_per_million: 0.25, cached_input_per_million: 0.025, output_per_million: 2, currency: 'USD', as_of: '2026-11-01' };
    const { prices, attemptRetention } = readSettings({
      HANDBILL_PRICES: await jsonFile(JSON.stringify({ 'gpt-5-mini': price })),
      HANDBILL_ATTEMPT_RETENTION: '7d',
    });
    expect([prices, attemptRetention]).toEqual([{ 'gpt-5-mini': price }, 7 * 86_400_000]);
  });

  it('report what is invalid in a file of prices', async () => {
    const file = await jsonFile(JSON.stringify({ 'gpt-5-mini': { input_per_million: -1 } }));
    expect(refusal({ HANDBILL_PRICES: file })).toContain('gpt-5-mini.input_per_million');
  });
});

describe('a file of models', () => {
  const price = { input_per_million: 0.25, output_per_million: 2, currency: 'USD', as_of: '2026-11-01' };
  const models = [
    { name: 'fast', model: 'gpt-5-mini', types: ['email'], fallback: 'own', prices: price },
    { name: 'own', model: 'llama3.1', base_url: 'http://127.0.0.1:11434/v1', api_key_env: 'OWN_KEY', max_output_tokens: 4_000 },
  ];
  const file = (content: unknown) => jsonFile(JSON.stringify(content));

  it('is read, with the keys that it names the variables of', async () => {
    const env = { OPENAI_API_KEY: 'sk-one', OWN_KEY: 'sk-two', ANOTHER_KEY: 'sk-three', OPENAI_MODEL: 'gpt-5' };
    const settings = readSettings({ ...env, HANDBILL_MODELS: await file({ models, default: 'own' }) });
    expect(settings).toMatchObject({ writer: 'openai', models: { default: 'own', models: [models[0], { ...models[1], types: [] }] } });
    expect(settings).toMatchObject({
      modelKeys: { OPENAI_API_KEY: 'sk-one', OWN_KEY: 'sk-two' },
      replaced: [['OPENAI_MODEL', 'HANDBILL_MODELS']],
    });
    expect(secretsIn(settings)).toEqual(expect.arrayContaining(['sk-one', 'sk-two']));
  });

  it('is refused with everything that is wrong in it, together with the other settings', async () => {
    const faulty = [
      { name: 'one', model: 'a', types: ['email'], fallback: 'two' },
      { name: 'two', model: 'b', types: ['email'], fallback: 'one', api_key_env: 'TWO_KEY' },
      { name: 'one', model: 'c', base_url: 'http://127.0.0.1/v1', fallback: 'twoo' },
    ];
    const message = refusal({ HANDBILL_MODELS: await file({ models: faulty, default: 'three' }), PORT: 'x' });
    expect(message.split('\n')).toEqual([
      'Invalid settings:',
      '  - PORT: must be a whole number from 0 to 65535',
      '  - HANDBILL_MODELS: default: there is no model "three"',
      '  - HANDBILL_MODELS: models.0.fallback: leads back to itself: one → two → one',
      '  - HANDBILL_MODELS: models.0.api_key_env: the variable OPENAI_API_KEY is not set',
      '  - HANDBILL_MODELS: models.1.types: email is among the types of "one" already',
      '  - HANDBILL_MODELS: models.1.fallback: leads back to itself: two → one → two',
      '  - HANDBILL_MODELS: models.1.api_key_env: the variable TWO_KEY is not set',
      '  - HANDBILL_MODELS: models.2.name: "one" is the name of another model',
      '  - HANDBILL_MODELS: models.2.fallback: there is no model "twoo"; did you mean "two"?',
    ]);
  });

  it.each([
    ['a key in it', { models: [{ name: 'fast', model: 'gpt-5-mini', api_key: 'sk-secret' }] }, /api_key/],
    ['no model', { models: [] }, /models: /],
    ['an unknown kind', { models: [{ name: 'fast', model: 'm', types: ['poem'] }] }, /models\.0\.types\.0: /],
    ['an address that is none', { models: [{ name: 'fast', model: 'm', base_url: 'localhost:11434' }] }, /base_url: /],
  ])('is refused with %s', async (_, content, fault) => {
    const message = refusal({ HANDBILL_MODELS: await file(content) });
    expect(message).toMatch(/^Invalid settings:\n {2}- HANDBILL_MODELS: must be the path of a JSON file with models: [^\n]+$/);
    expect(message).toMatch(fault);
    expect(message).not.toContain('sk-secret');
  });

  it('needs no keys where the sandbox is to write', async () => {
    const settings = readSettings({ HANDBILL_WRITER: 'sandbox', HANDBILL_MODELS: await file({ models }) });
    expect(settings.writer).toBe('sandbox');
  });
});
