import type { RecordForm } from '@handbill/client/counting';
import { leavesOf } from './leaves.ts';
import { partOf, type Values } from './values.ts';

/** A record to be read: members that have members of their own stand under their name. */
export function RecordText({ form, values }: { readonly form: Pick<RecordForm, 'schema'>; readonly values: Values }) {
  const names = Object.keys(form.schema.properties ?? {});
  const isGroup = (name: string) => form.schema.properties?.[name]?.properties !== undefined;
  const list = (isIn: (name: string) => boolean) => {
    const leaves = leavesOf(partOf(form, isIn), values);
    return (
      leaves.length > 0 && (
        <dl className="two">
          {leaves.map(({ pointer, label, text }) => (
            <div key={pointer}>
              <dt className="small dimmer">{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )
    );
  };
  return (
    <div className="stack loose">
      {list((name) => !isGroup(name))}
      {names.filter(isGroup).map((name) => {
        const members = list((each) => each === name);
        return (
          members && (
            <div key={name} className="stack">
              <h3>{form.schema.properties?.[name]?.title ?? name}</h3>
              {members}
            </div>
          )
        );
      })}
    </div>
  );
}
