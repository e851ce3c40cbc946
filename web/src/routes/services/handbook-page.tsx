import type { HandbookPage as Page } from '@groundswell/handbook';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { loadHandbook } from '../../entities/handbook/load-handbook.ts';
import { Booklet } from '../../features/handbook/booklet.tsx';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { innerLink } from '../../ui/inner-link.tsx';
import { PdfLink } from './pdf-link.tsx';
import { ServicePage } from './service-page.tsx';

/** Creates the page's component after its text has loaded, so that the hash can name a page of the handbook. */
export async function makeHandbookPage() {
  const handbook = await loadHandbook();
  return {
    default: function HandbookRoutePage() {
      const hash = useLocation({ select: (location) => location.hash });
      const navigate = useNavigate();
      const turn = useCallback((page: Page) => void navigate({ to: '.', hash: page }), [navigate]);
      return (
        <ServicePage title={handbook.title} lead={handbook.lead}>
          <Booklet handbook={handbook} hash={hash} onTurn={turn} link={innerLink} />
          <PdfLink href={`/papers/handbook.pdf?lang=${language}`} note={m.services_handbook_print()} />
        </ServicePage>
      );
    },
  };
}
