// The server as users run it, which says at its end which packages it has loaded.
import { registerHooks } from 'node:module';

const loaded = new Set<string>();
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(resolved.url)?.[1];
    if (name !== undefined) loaded.add(name);
    return resolved;
  },
});
process.once('exit', () => process.stdout.write(`loaded: ${[...loaded].join(' ')}\n`));
await import('../src/main.ts');
