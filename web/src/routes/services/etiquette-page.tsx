import { loadEtiquette } from '../../entities/booklet/load-booklet.ts';
import { EtiquetteCard } from '../../features/etiquette/etiquette-card.tsx';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { PaperLink } from './paper-link.tsx';
import { ServicePage } from './service-page.tsx';

/** Creates the page once its text has loaded. */
export async function makeEtiquettePage() {
  const etiquette = await loadEtiquette();
  return {
    default: () => (
      <ServicePage title={m.shell_etiquette_guide()} lead={m.services_etiquette_lead()}>
        <EtiquetteCard etiquette={etiquette} />
        <PaperLink href={`/papers/surf-etiquette-guide.pdf?lang=${language}`} note={m.services_etiquette_print()} />
      </ServicePage>
    ),
  };
}
