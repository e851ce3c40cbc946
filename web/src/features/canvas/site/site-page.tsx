import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { sectionsQuery } from './queries.ts';
import styles from './site-admin.module.css';
import { revisionWords, sectionNames } from './words.ts';

/** The list of sections that this writer may change. */
export function SitePage() {
  const sections = useQuery(sectionsQuery);
  return (
    <AdminPage title={m.editing_site()} lead={m.editing_lead()}>
      <Loaded query={sections} fault={m.editing_not_loaded()} bones={<Skeleton lines={8} />}>
        {(found) => (
          <ul className={styles.rows}>
            {found.map(({ section, ...head }) => (
              <li key={section}>
                <Link to="/canvas-ui/$section/$id" params={{ section: 'site', id: section }}>
                  {sectionNames[section]()}
                </Link>
                <span>{revisionWords(head)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </AdminPage>
  );
}
