import type { FormProblem } from '@handbill/react';
import { Notice } from '../../components/notice.tsx';
import { words } from '../../words/words.ts';

/** All that is wrong, each with a link to its field. */
export const FaultSummary = ({ summary }: { readonly summary: FormProblem['summary'] }) => (
  <Notice tone="bad" role="alert">
    <b>{words.brief.wrong(summary.length)}</b>
    <ul className="small" lang="en">
      {summary.map(({ pointer, message, fieldId }) => (
        <li key={pointer + message}>
          {fieldId === undefined ? (
            `${pointer} ${message}`
          ) : (
            <button type="button" className="link" onClick={() => document.getElementById(fieldId)?.focus()}>
              {pointer.slice(1).replaceAll('_', ' ')} {message}
            </button>
          )}
        </li>
      ))}
    </ul>
  </Notice>
);
