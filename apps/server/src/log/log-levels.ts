const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type Level = (typeof levels)[number];

/** Parts of the server whose lines can have a level of their own. */
const modules = ['calls', 'jobs', 'models', 'database'] as const;
export type LogModule = (typeof modules)[number];

export interface LogLevels {
  readonly level: Level;
  readonly modules: Readonly<Partial<Record<LogModule, Level>>>;
  /** Which share of the requests that have succeeded has a line, from 0 to 1; `null`: no request has one. */
  readonly access: number | null;
  /** Whether health checks and the like have lines, too. */
  readonly isCheckLogged: boolean;
}

const isLevel = (text: string): text is Level => levels.some((level) => level === text);
const isModule = (text: string): text is LogModule => modules.some((name) => name === text);

const accessOf = (text: string): number | null | undefined => {
  if (text === 'off') return null;
  const percent = /^(\d{1,3}(?:\.\d{1,3})?)%$/.exec(text)?.[1];
  return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
};

/** Reads `LOG_LEVEL`: a level, and exceptions from it, such as `info,jobs=debug,access=10%`. Throws an error that names the fault. */
export function readLogLevels(text: string): LogLevels {
  const entries = text.split(',').map((entry) => entry.trim());
  const [level = 'info', ...others] = entries.filter((entry) => isLevel(entry));
  if (others.length > 0) throw new Error(`must have one level, not ${[level, ...others].join(' and ')}`);
  const own: { -readonly [Module in LogModule]?: Level } = {};
  let access: number | null | undefined;
  for (const entry of entries.filter((one) => !isLevel(one))) {
    const [name = '', value = ''] = entry.split('=', 2);
    const share = accessOf(value);
    if (isModule(name) && isLevel(value)) own[name] = value;
    else if (name === 'access' && share !== undefined) access = share;
    else
      throw new Error(
        `must be ${levels.join(', ')}, and after a comma a level for ${modules.join(', ')} or a share of requests, as in info,jobs=debug,access=10% or warn,access=off; ${JSON.stringify(entry)} is none of these`,
      );
  }
  const isFor = (wanted: Level): boolean => level !== 'silent' && levels.indexOf(level) >= levels.indexOf(wanted);
  return { level, modules: own, access: access === undefined ? (isFor('info') ? 1 : null) : access, isCheckLogged: isFor('debug') };
}
