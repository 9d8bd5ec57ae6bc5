import { BriefField } from './brief-field.tsx';
import type { CompoundProps } from './compound-field.tsx';
import { isCompound } from './control-kind.ts';
import { fieldsOf, type Values } from './values.ts';

/** The members of a value, each with its own control. */
export function Group({ field: { schema, pointer }, value, onChange, ...rest }: CompoundProps) {
  const values = (typeof value === 'object' ? value : null) as Values | null;
  const members = fieldsOf({ schema, helpful: [] });
  const draw = [...members.required, ...members.other].map((member) => (
    <BriefField
      key={member.name}
      {...rest}
      field={{ ...member, pointer: `${pointer}${member.pointer}` }}
      value={values?.[member.name]}
      onChange={(next) => onChange({ ...values, [member.name]: next })}
    />
  ));
  return <div className={[...members.required, ...members.other].some(({ schema: one }) => isCompound(one)) ? 'stack' : 'two'}>{draw}</div>;
}
