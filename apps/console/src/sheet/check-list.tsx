import { Icon } from '../components/icon.tsx';
import { found, type Check } from '../data/findings.ts';
import { findingId } from './marks.ts';
import { words } from '../words/words.ts';
import styles from './check-list.module.css';

const { text: say } = words;
const icons = { fail: 'bad', warn: 'warn', pass: 'ok', info: 'info' } as const;
const tones = { fail: 'bad', warn: 'warn', pass: 'good', info: 'info' } as const;

function CheckLine({
  check,
  isOpen,
  onOpen,
}: {
  readonly check: Check;
  readonly isOpen?: boolean;
  readonly onOpen?: (() => void) | undefined;
}) {
  const { outcome, message, excerpt, accepted } = check;
  const line = (
    <>
      <span className={isOpen === true ? 'strong' : ''} lang="en">
        {message}
      </span>
      {excerpt !== null && (
        <span className="dim" dir="auto">
          “{excerpt}”
        </span>
      )}
      {accepted && <span className="dim">{say.accepted(accepted.reason ?? '')}</span>}
    </>
  );
  return (
    <li className={`${styles['check']} tone-${tones[outcome]}`}>
      <Icon name={icons[outcome]} />
      {onOpen ? (
        <button type="button" className="stack tight" id={findingId(check)} aria-pressed={isOpen} onClick={onOpen}>
          {line}
        </button>
      ) : (
        <span className="stack tight">{line}</span>
      )}
    </li>
  );
}

interface CheckListProps {
  readonly checks: readonly Check[];
  readonly open?: string | undefined;
  readonly onOpen?: (id: string) => void;
}

/** The checks of a text: its findings, in the order of the marks, and the passed checks, folded. */
export function CheckList({ checks, open, onOpen }: CheckListProps) {
  const findings = found(checks);
  const others = checks.filter((check) => !findings.includes(check));
  const fails = findings.filter(({ outcome }) => outcome === 'fail').length;
  return (
    <div>
      <div className="row spread">
        <h2>{say.checks}</h2>
        <span className="small dim num">{checks.length > 0 && say.counts(others.length, findings.length - fails, fails)}</span>
      </div>
      {checks.length === 0 && <p className="dim small">{say.noChecks}</p>}
      <ul>
        {findings.map((check) => {
          const id = findingId(check);
          return <CheckLine key={id} check={check} isOpen={open === id} onOpen={onOpen && (() => onOpen(id))} />;
        })}
      </ul>
      {others.length > 0 && (
        <details className="small">
          <summary className="link">{say.passing(others.length)}</summary>
          <ul>
            {others.map((check) => (
              <CheckLine key={`${check.rule} ${findingId(check)}`} check={check} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
