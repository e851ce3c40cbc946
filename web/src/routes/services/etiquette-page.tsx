import { loadEtiquette } from '../../entities/handbook/load-handbook.ts';
import { EtiquetteCard } from '../../features/handbook/etiquette/etiquette-card.tsx';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { PdfLink } from './pdf-link.tsx';
import { ServicePage } from './service-page.tsx';

/** Creates the page's component after its text has loaded. */
export async function makeEtiquettePage() {
  const etiquette = await loadEtiquette();
  return {
    default: () => (
      <ServicePage title={m.shell_etiquette_guide()} lead={m.services_etiquette_lead()}>
        <EtiquetteCard etiquette={etiquette} />
        <PdfLink href={`/papers/surf-etiquette-guide.pdf?lang=${language}`} note={m.services_etiquette_print()} />
      </ServicePage>
    ),
  };
}
