import { Menu as AriaMenu, MenuButton, MenuItem, MenuProvider, MenuSeparator } from '@ariakit/react/menu';
import { Fragment } from 'react';
import { buttonClass } from './button.tsx';
import { chipClass } from './chip.tsx';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

export interface MenuAction {
  readonly label: string;
  readonly icon?: string;
  readonly hint?: string;
  readonly isDanger?: boolean;
  /** A line above it. */
  readonly isApart?: boolean;
  readonly act: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** As a chip with its label, else as a button with three dots. */
  readonly asChip?: boolean;
  readonly small?: boolean;
}

/** A button that opens a list of things to do. */
export const Menu = ({ label, actions, asChip = false, small = true }: MenuProps) => (
  <MenuProvider placement="bottom-end">
    <MenuButton className={asChip ? chipClass(false, true) : buttonClass({ look: 'quiet', small }, styles['button'] ?? '')}>
      <Icon name={asChip ? 'plus' : 'more'} small={asChip} />
      <span className={asChip ? '' : 'vh'}>{label}</span>
    </MenuButton>
    <AriaMenu gutter={4} portal className={styles['menu']} aria-label={label} unmountOnHide>
      {actions.map(({ label: name, icon, hint, isDanger, isApart, act }) => (
        <Fragment key={name + (hint ?? '')}>
          {isApart === true && <MenuSeparator className={styles['line']} />}
          <MenuItem className={`${styles['item']} ${isDanger === true ? styles['danger'] : ''}`} onClick={act}>
            {icon !== undefined && <Icon name={icon} small />}
            <span className="grow">{name}</span>
            {hint !== undefined && <span className="small dim num">{hint}</span>}
          </MenuItem>
        </Fragment>
      ))}
    </AriaMenu>
  </MenuProvider>
);
