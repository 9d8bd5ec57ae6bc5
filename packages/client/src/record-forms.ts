import type { RecordForm } from '@handbill/contract/counting';
import forms from './counting/record-forms.json' with { type: 'json' };

/** Forms of brand voices, keys and workspaces, by the names of their schemas in the document. */
export const recordForms = forms as Readonly<Record<keyof typeof forms, RecordForm>>;
