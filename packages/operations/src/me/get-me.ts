import { implement } from '../call/implement.ts';

export const getMe = implement.me.get(({ call: { principal, services } }) => {
  const { workspace, key, workspaceSettings, isOfFirstWorkspace: is_first } = principal;
  const { approval, time_zone, review } = workspaceSettings;
  return Promise.resolve({
    workspace: { ...workspace, approval, time_zone, review, is_first },
    key,
    writer: services.writer.provider,
    version: services.version,
  });
});
