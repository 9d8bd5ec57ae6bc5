/**
 * The campaign lifecycle: from each status, the steps that are open and where they lead.
 * The store, the document, `allowed_actions` and every refusal read this table.
 */
export const lifecycle = {
  draft: { activate: 'active' },
  active: { pause: 'paused', complete: 'completed' },
  paused: { resume: 'active', complete: 'completed' },
  completed: {},
} as const satisfies Record<string, Partial<Record<string, string>>>;
