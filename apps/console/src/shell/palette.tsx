import { Dialog } from '../components/dialog.tsx';
import { words } from '../words/words.ts';

export const Palette = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={words.palette.title} onClose={onClose} wide>
    {words.palette.none}
  </Dialog>
);
