import { Card } from '../../components/card.tsx';
import { Brand } from '../../components/icon.tsx';
import { useTitle } from '../../data/use-title.ts';
import { words } from '../../words/words.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from '../../components/card.module.css';

/** Before anything can be seen. The address stays as it is, so that one comes where one wanted to. */
export function SignIn({ link }: { readonly link?: string | undefined }) {
  useTitle(words.signIn.title);
  return (
    <main className="center">
      <div className={styles['alone']}>
        <Card label={words.signIn.title}>
          <Brand name={words.name} />
          <h1>{words.signIn.title}</h1>
          <SignInForm link={link} />
        </Card>
      </div>
    </main>
  );
}
