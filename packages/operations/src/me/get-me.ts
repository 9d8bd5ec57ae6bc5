import { me } from '../call/implement.ts';

export const getMe = me.get(({ call: { principal } }) => Promise.resolve({ workspace: principal.workspace, key: principal.key }));
