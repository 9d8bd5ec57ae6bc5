/** Whether an `If-None-Match` names this tag; weak and strong ones are alike there. */
export const matchesTag = (condition: string, tag: string): boolean =>
  condition === '*' || condition.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
