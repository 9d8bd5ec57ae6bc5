import { Dialog, DialogHeading } from '@ariakit/react/dialog';
import { Menu, MenuButton, MenuItem, MenuProvider, MenuSeparator } from '@ariakit/react/menu';
import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import dialog from './dialog.module.css';
import menu from './menu.module.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose?: () => void;
  readonly wide?: boolean;
  readonly hideTitle?: boolean;
  readonly children: ReactNode;
}

export const DialogLayer = ({ title, onClose, wide = false, hideTitle = false, children }: DialogProps) => (
  <Dialog
    open
    {...(onClose !== undefined && { onClose })}
    hideOnEscape={onClose !== undefined}
    hideOnInteractOutside={onClose !== undefined}
    className={`${dialog['dialog']} ${wide ? dialog['wide'] : ''}`}
    backdrop={<div className={dialog['backdrop']} />}
    unmountOnHide
  >
    <DialogHeading render={<h2 className={hideTitle ? 'vh' : ''}>{title}</h2>} />
    {children}
  </Dialog>
);

export interface MenuAction {
  readonly label: string;
  readonly icon?: string;
  readonly hint?: string;
  readonly isDanger?: boolean;
  /** A line above it. */
  readonly isApart?: boolean;
  readonly act: () => void;
}

export interface MenuLayerProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** Of its button. */
  readonly face: { readonly className: string; readonly children: ReactNode };
  readonly isOpen: boolean;
}

/** The button of a menu, and its list. */
export const MenuLayer = ({ label, actions, face, isOpen }: MenuLayerProps) => (
  <MenuProvider placement="bottom-end" defaultOpen={isOpen}>
    <MenuButton {...face} />
    <Menu gutter={4} portal className={menu['menu']} aria-label={label} unmountOnHide>
      {actions.map(({ label: name, icon, hint, isDanger, isApart, act }) => (
        <Fragment key={name + (hint ?? '')}>
          {isApart === true && <MenuSeparator className={menu['line']} />}
          <MenuItem className={`${menu['item']} ${isDanger === true ? menu['danger'] : ''}`} onClick={act}>
            {icon !== undefined && <Icon name={icon} small />}
            <span className="grow">{name}</span>
            {hint !== undefined && <span className="small dim num">{hint}</span>}
          </MenuItem>
        </Fragment>
      ))}
    </Menu>
  </MenuProvider>
);
