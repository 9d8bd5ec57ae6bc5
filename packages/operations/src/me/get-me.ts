import { implement } from '../call/implement.ts';

export const getMe = implement.me.get(({ call: { principal } }) => Promise.resolve({ workspace: principal.workspace, key: principal.key }));
