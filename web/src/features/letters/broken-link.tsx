import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/later.js';
import { buttonClass } from '../../ui/button.tsx';
import { LetterPage } from './letter-page.tsx';

/** A link that is cut off or too old. */
export function BrokenLink() {
  return (
    <LetterPage title={m.letters_broken()} lead={m.letters_broken_lead()}>
      <Link to="/" className={buttonClass()}>
        {m.errors_home()}
      </Link>
    </LetterPage>
  );
}
