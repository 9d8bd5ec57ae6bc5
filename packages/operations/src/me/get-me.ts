import { implement } from '../call/implement.ts';

export const getMe = implement.me.get(({ call: { principal, services } }) => {
  const { workspace, key, workspaceSettings, isOfFirstWorkspace: is_first } = principal;
  return Promise.resolve({
    workspace: { ...workspace, approval: 'off' as const, time_zone: 'UTC', review: workspaceSettings.review, is_first },
    key,
    writer: services.writer.provider,
    version: services.version,
  });
});
