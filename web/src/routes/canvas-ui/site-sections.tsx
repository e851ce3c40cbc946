import { mayChangeSection, SITE_SECTIONS } from '@groundswell/contracts';
import { roleNumber } from '../../features/canvas/shell/role-number.ts';
import { ChangesPage } from '../../features/canvas/site/changes-page.tsx';
import { PicturesPage } from '../../features/canvas/site/pictures-page.tsx';
import { SectionPage } from '../../features/canvas/site/section-page.tsx';
import { SitePage } from '../../features/canvas/site/site-page.tsx';
import { StatisticsPage } from '../../features/canvas/site/statistics-page.tsx';
import { useSession } from '../../session/use-session.ts';
import type { SectionProps } from './section-props.ts';

const EDITOR = 2;

/** Lists the content of the site that editors may change, or shows the item that the address names. */
export function SiteSection({ id }: SectionProps) {
  const { user } = useSession();
  const part = SITE_SECTIONS.find((one) => one === id);
  if (!user || !part || !mayChangeSection(user.role, part)) return <SitePage />;
  return <SectionPage key={part} section={part} />;
}

export function PicturesSection() {
  return <PicturesPage />;
}

export function StatisticsSection() {
  const { user } = useSession();
  return <StatisticsPage isEditor={user !== undefined && roleNumber(user.role) >= EDITOR} />;
}

export function ChangesSection() {
  return <ChangesPage />;
}
