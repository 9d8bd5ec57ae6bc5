/** The names of an object's members, such as those of a schema. */
export const namesIn = <T extends object>(members: T): (keyof T)[] => Object.keys(members) as (keyof T)[];

/** The members of these names that there are. One by one: spreading an object of the driver takes twice as long. */
export function pick<T extends object, K extends keyof T>(source: T, names: readonly K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) if (source[name] !== undefined) picked[name] = source[name];
  return picked as Pick<T, K>;
}
