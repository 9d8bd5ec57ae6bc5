import type { CompoundProps } from './compound-field.tsx';

/** Several of a few values. */
export function Choices({ field: { schema }, value, onChange }: CompoundProps) {
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const { enum: all = [], enumTitles } = schema.items ?? {};
  return (
    <div className="row wide">
      {all.map((each, at) => (
        <label key={each} className="row tight">
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ target }) => onChange(all.filter((one) => (one === each ? target.checked : chosen.includes(one))))}
          />
          {enumTitles?.[at] ?? each}
        </label>
      ))}
    </div>
  );
}
