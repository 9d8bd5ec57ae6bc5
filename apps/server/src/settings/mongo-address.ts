import { z } from 'zod';

const unencoded =
  'has a character in its user or password that must be percent-encoded: @ as %40, : as %3A, / as %2F, ? as %3F, # as %23, % as %25. An @ in an option is %40, too';

interface Parts {
  /** With the password, as they are written. */
  readonly user: string | undefined;
  readonly hosts: readonly string[];
  readonly path: string;
  /** By their names in small letters. */
  readonly options: readonly (readonly [name: string, value: string])[];
}

/** Takes an address apart. Everything before its last `@` is user and password, so no part of these is ever read as anything else. */
function partsOf(address: string): Parts | undefined {
  const [, user, rest = ''] = /^mongodb(?:\+srv)?:\/\/(?:(.*)@)?([^@]+)$/s.exec(address) ?? [];
  const [before = '', query = ''] = rest.split(/\?(.*)/s);
  const [hosts = '', path = ''] = before.split(/\/(.*)/s);
  const options = [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return rest === '' ? undefined : { user, hosts: hosts.split(','), path, options };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const isEncoded = (user: string): boolean => /^[^:/?#[\]@]*(?::[^:/?#[\]@]*)?$/.test(user) && decoded(user) !== undefined;

const host = /^(?:\[[\da-f:.%]+\]|[^:[\]]+)(?::\d{1,5})?$/i;

export const DatabaseName = z
  .string()
  .regex(/^[^/\\. "$*<>:|?\0]{1,63}$/, 'must be 1 to 63 characters without spaces and / \\ . " $ * < > : | ?');

/** MongoDB's own: in an address they say where its user is kept. */
const ownDatabases = ['admin', 'config', 'local'];

/** The database that an address names for records. */
export function databaseIn(address = ''): string | undefined {
  const name = decoded(partsOf(address)?.path ?? '');
  return name === undefined || name === '' || ownDatabases.includes(name) ? undefined : name;
}

export function wantsTls(address: string): boolean {
  const set = partsOf(address)?.options.find(([name]) => name === 'tls' || name === 'ssl')?.[1];
  return set === undefined ? address.startsWith('mongodb+srv:') : set === 'true';
}

const fileOptions = ['tlscafile', 'tlscrlfile', 'tlscertificatekeyfile'];

export const namesFile = (address: string, path: string): boolean =>
  partsOf(address)?.options.some(([name, value]) => fileOptions.includes(name) && value === path) === true;

interface Rule {
  readonly allows: (value: string) => boolean;
  readonly why: string;
}

const onlyIf = (value: string, why: string): Rule => ({ allows: (set) => set.toLowerCase() === value.toLowerCase(), why });
const atLeast = (least: number, why: string): Rule => ({ allows: (set) => !(Number(set) < least) || Number(set) === 0, why });
const never: Rule = { allows: () => false, why: 'changes how records are read: leave it out' };
const aSecond = atLeast(1_000, 'is too short for any answer: set it to 1000 or more, or leave it out');

/** Options with which a server could not work, or would do so in part. Zero is no limit, where it is one at all. */
const rules: Readonly<Record<string, Rule>> = {
  maxPoolSize: atLeast(
    7,
    'leaves too few connections, of which watching for changes alone takes five: set it to 10 or more, or leave it out',
  ),
  w: { allows: (value) => value !== '0', why: 'would not tell whether anything was stored: leave it out' },
  readPreference: onlyIf('primary', 'would read from members on which there are no transactions: leave it out'),
  readConcernLevel: onlyIf('majority', 'is not one with which changes can be followed: leave it out'),
  compressors: { allows: (value) => !value.includes('snappy'), why: 'needs a library that is not in here: zstd and zlib are' },
  waitQueueTimeoutMS: aSecond,
  serverSelectionTimeoutMS: aSecond,
  connectTimeoutMS: aSecond,
  socketTimeoutMS: aSecond,
  useBigInt64: never,
  promoteValues: never,
  promoteLongs: never,
  promoteBuffers: never,
  bsonRegExp: never,
  raw: never,
};

function faultsIn(address: string): string[] {
  const parts = partsOf(address);
  if (parts === undefined) return ['must begin with mongodb:// or mongodb+srv:// and name a host'];
  const { user, hosts, path, options } = parts;
  if (user !== undefined && !isEncoded(user)) return [unencoded];
  if (!hosts.every((one) => host.test(one)))
    return ['must name hosts, with nothing behind a colon but a port: mongodb://user:password@host:27017'];
  const name = path === '' ? undefined : DatabaseName.safeParse(decoded(path)).error?.issues[0]?.message;
  const unusable = Object.entries(rules).flatMap(([option, { allows, why }]) =>
    options
      .filter(([set, value]) => set === option.toLowerCase() && !allows(value))
      .map(([, value]) => `the option ${option}=${value} ${why}`),
  );
  return [...(name === undefined ? [] : [`the database behind its hosts ${name}`]), ...unusable];
}

/** No message shows anything of user and password. */
export const MongoAddress = z.string().superRefine((address, context) => {
  for (const fault of faultsIn(address)) context.addIssue(fault);
});
