import type { CompoundProps } from './compound-field.tsx';
import { isCompound } from './control-kind.ts';
import { fieldsOf, type Values } from './values.ts';

/** The members of a value, each with its own control. */
export function Group({ field: { schema, pointer }, value, onChange, Field, ...rest }: CompoundProps) {
  const values = (typeof value === 'object' ? value : null) as Values | null;
  const { required, other } = fieldsOf({ schema, helpful: [] });
  const members = [...required, ...other];
  return (
    <div className={members.some((member) => isCompound(member.schema)) ? 'stack' : 'two'}>
      {members.map((member) => (
        <Field
          key={member.name}
          {...rest}
          field={{ ...member, pointer: `${pointer}${member.pointer}` }}
          value={values?.[member.name]}
          onChange={(next) => onChange({ ...values, [member.name]: next })}
        />
      ))}
    </div>
  );
}
