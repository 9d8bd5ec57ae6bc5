import styles from './mark.module.css';

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
