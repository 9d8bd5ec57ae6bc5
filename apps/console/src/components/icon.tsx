import styles from './mark.module.css';

/** A drawing in the colour of the text around it; its meaning is said beside it. */
export const Icon = ({ name, small = false }: { readonly name: string; readonly small?: boolean }) => (
  <span className={`i i-${name}${small ? ' sm' : ''}`} aria-hidden="true" />
);

/** The product's mark: two bills, one over the other. */
export const Mark = ({ large = false }: { readonly large?: boolean }) => (
  <span className={`${styles['mark']} ${large ? styles['large'] : ''}`} aria-hidden="true" />
);

export const Brand = ({ name }: { readonly name: string }) => (
  <span className={styles['brand']}>
    <Mark />
    {name}
  </span>
);
