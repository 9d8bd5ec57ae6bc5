import { Suspense, useState } from 'react';
import { buttonClass } from './button.tsx';
import { chipClass } from './chip.tsx';
import { Icon } from './icon.tsx';
import type { MenuAction, MenuLayerProps } from './layers.tsx';
import { useLayers } from './use-layers.ts';
import styles from './menu.module.css';

function Loaded(props: MenuLayerProps) {
  const { MenuLayer } = useLayers();
  return <MenuLayer {...props} />;
}

interface MenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** As a chip with its label, else as a button with three dots. */
  readonly asChip?: boolean;
  readonly small?: boolean;
}

/** A button that opens a list of things to do. The list is loaded behind the page: if the button is pressed before that, it opens as soon as it is there. */
export function Menu({ label, actions, asChip = false, small = true }: MenuProps) {
  const [isPressed, press] = useState(false);
  const face = {
    className: asChip ? chipClass(false, true) : buttonClass({ look: 'quiet', small }, styles['button'] ?? ''),
    children: (
      <>
        <Icon name={asChip ? 'plus' : 'more'} small={asChip} />
        <span className={asChip ? '' : 'vh'}>{label}</span>
      </>
    ),
  };
  return (
    <Suspense fallback={<button type="button" aria-haspopup="menu" aria-expanded="false" {...face} onClick={() => press(true)} />}>
      <Loaded label={label} actions={actions} face={face} isOpen={isPressed} />
    </Suspense>
  );
}
