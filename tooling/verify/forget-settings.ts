/**
 * Removes the settings of the person who runs this from the environment, so that no test and no measurement uses their database or
 * spends their money. `MONGOD_BINARY` stays: it names a program.
 */
export function forgetSettings(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env)) if (/^(OPENAI|HANDBILL|MONGODB)_/.test(name)) delete env[name];
}
