import { useId, type ReactNode } from 'react';
import styles from './radio-cards.module.css';

interface RadioCard {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly beside?: ReactNode;
}

interface RadioCardsProps {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly lang?: string;
  readonly cards: readonly RadioCard[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly id?: string;
  readonly wrong?: string | undefined;
}

/** A choice of few, each with its meaning. */
export function RadioCards({ legend, hideLegend = false, lang, cards, value, onChange, id, wrong }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className="stack tight" lang={lang}>
      <legend className={hideLegend ? 'vh' : styles['legend']}>{legend}</legend>
      <div className={styles['cards']} id={id} tabIndex={-1}>
        {cards.map((card) => (
          <label key={card.value}>
            <input type="radio" name={name} checked={card.value === value} onChange={() => onChange(card.value)} />
            <span className="row tight">
              {card.beside}
              <b>{card.label}</b>
            </span>
            {card.hint !== undefined && <span className="small dim num">{card.hint}</span>}
          </label>
        ))}
      </div>
      {wrong !== undefined && <span className="small bad">{wrong}</span>}
    </fieldset>
  );
}
