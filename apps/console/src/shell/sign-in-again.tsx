import { Dialog } from '../components/dialog.tsx';
import { SignInForm } from '../screens/sign-in/sign-in-form.tsx';
import { words } from '../words/words.ts';

/** Asks for a session over the page, which keeps all that was typed. */
export const SignInAgain = () => (
  <Dialog title={words.signIn.again}>
    <p className="dim">{words.signIn.kept}</p>
    <SignInForm />
  </Dialog>
);
