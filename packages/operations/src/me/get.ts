import { me } from '../implement.ts';

export const get = me.get(({ call: { principal } }) => Promise.resolve({ workspace: principal.workspace, key: principal.key }));
