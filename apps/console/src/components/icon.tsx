/** A drawing in the colour of the text around it; its meaning is said beside it. */
export const Icon = ({ name, small = false }: { readonly name: string; readonly small?: boolean }) => (
  <span className={`i i-${name}${small ? ' sm' : ''}`} aria-hidden="true" />
);
