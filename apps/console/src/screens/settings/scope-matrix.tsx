import type { JsonSchema } from '@handbill/client/counting';
import { allows, useMe, type Scope } from '../../data/use-me.ts';
import { asWords } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import styles from './settings.module.css';

const { settings: say } = words;
const sentences: Readonly<Record<string, string>> = say.scopeSentences;

/** `content:read` is in the row of texts, `admin` in that of everything. */
const rowOf = (scope: string): string => scope.split(':')[0] ?? scope;
const wordOf = (scope: string): string => asWords(scope.split(':')[1] ?? scope);

interface ScopeMatrixProps {
  readonly schema: JsonSchema;
  readonly value: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
  readonly wrong: string | undefined;
  readonly id: string;
}

/** The rights of a key, a row for each noun, each scope with a sentence. A scope that the making key lacks, it cannot give. */
export function ScopeMatrix({ schema, value, onChange, wrong, id }: ScopeMatrixProps) {
  const me = useMe();
  const scopes = schema.items?.enum ?? [];
  const rows = [...new Set(scopes.map(rowOf))];
  return (
    <fieldset className="stack tight" id={id} tabIndex={-1}>
      <legend className="strong">{say.scopes} *</legend>
      <div className={styles['matrix']}>
        {rows.map((row) => (
          <div key={row} role="group" aria-label={asWords(row)}>
            <b>{asWords(row)}</b>
            {scopes
              .filter((scope) => rowOf(scope) === row)
              .map((scope) => {
                const isAllowed = allows(me, scope as Scope);
                return (
                  <label key={scope}>
                    <input
                      type="checkbox"
                      checked={value.includes(scope)}
                      disabled={!isAllowed}
                      onChange={({ target }) => onChange(scopes.filter((each) => (each === scope ? target.checked : value.includes(each))))}
                    />
                    <span>
                      {wordOf(scope)}
                      <span className="small dim">{isAllowed ? (sentences[scope] ?? '') : say.notYours}</span>
                    </span>
                  </label>
                );
              })}
          </div>
        ))}
      </div>
      {wrong !== undefined && <p className="small bad">{wrong}</p>}
    </fieldset>
  );
}
