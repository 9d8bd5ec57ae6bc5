export async function runInTurns<T>(value: T): Promise<T> {
  return value;
}
