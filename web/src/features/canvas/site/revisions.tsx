import type { SiteContents, SiteSection } from '@groundswell/contracts';
import { useState } from 'react';
import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import styles from './site-admin.module.css';
import { revisionWords } from './words.ts';

interface Props {
  readonly section: SiteSection;
  readonly revisions: readonly { revision: number; changedAt: string | null; changedBy: string | null }[];
  /** Loads an earlier revision into the form; it takes effect on saving. */
  readonly onTake: (content: SiteContents[SiteSection]) => void;
}

const SHIPPED = { revision: 0, changedAt: null, changedBy: null };

/** The revisions of a section. The oldest entry is the content that ships with the code. */
export function Revisions({ section, revisions, onTake }: Props) {
  const [failed, setFailed] = useState(false);
  const take = async (revision: number) => {
    setFailed(false);
    try {
      const found = await request('getSiteSection', { params: { section }, query: { revision } });
      onTake(found.content as SiteContents[SiteSection]);
    } catch {
      setFailed(true);
    }
  };
  if (revisions.length === 0) return null;
  return (
    <details className={styles.revisions}>
      <summary>{m.editing_revisions()}</summary>
      <Fault>{failed && m.editing_not_loaded()}</Fault>
      <ul className={styles.rows}>
        {[...revisions, SHIPPED].map((one) => (
          <li key={one.revision}>
            <span>{revisionWords(one)}</span>
            <Button onClick={() => void take(one.revision)}>{m.editing_put_into_form()}</Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
