import type { SiteContents, SiteSection } from '@groundswell/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CallOf, ReplyOf } from '../../../api/calls.ts';
import { m } from '../../../paraglide/canvas.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { SectionEditor } from './editors/section-editor.tsx';
import { sectionQuery } from './queries.ts';
import { Revisions } from './revisions.tsx';
import { SectionConflict } from './section-conflict.tsx';
import styles from './site-admin.module.css';
import { useSectionDraft } from './use-section-draft.ts';
import { revisionWords, savedWords, sectionNames } from './words.ts';

type SectionReply = ReplyOf<CallOf<'getSiteSection'>>;

export function SectionPage({ section }: { readonly section: SiteSection }) {
  const query = useQuery(sectionQuery(section));
  return (
    <AdminPage
      title={sectionNames[section]()}
      lead={query.data ? revisionWords(query.data) : '…'}
      actions={
        <Link to="/canvas-ui/$section" params={{ section: 'site' }} className={buttonClass()}>
          {m.editing_site()}
        </Link>
      }
    >
      <Loaded query={query} fault={m.editing_not_loaded()} bones={<Skeleton lines={10} />}>
        {(found) => <SectionForm section={section} found={found} />}
      </Loaded>
    </AdminPage>
  );
}

function SectionForm({ section, found }: { readonly section: SiteSection; readonly found: SectionReply }) {
  const loaded = { revision: found.revision, content: found.content as SiteContents[SiteSection] };
  const client = useQueryClient();
  const draft = useSectionDraft(section, loaded);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void draft.save();
      }}
    >
      <SectionEditor section={section} content={draft.content} onChange={draft.change} faultOf={draft.faultOf} />
      {draft.newer !== undefined && (
        <SectionConflict
          mine={draft.content}
          theirs={found.revision >= draft.newer ? loaded.content : undefined}
          onKeep={draft.keepMine}
          onTake={draft.takeTheirs}
          onRetry={() => void client.refetchQueries(sectionQuery(section))}
        />
      )}
      <Fault>{draft.fault}</Fault>
      <div className={styles.bar}>
        <Button type="submit" variant="strong" busy={draft.state === 'saving'}>
          {m.editing_save()}
        </Button>
        {draft.aside && <Button onClick={draft.putBack}>{m.editing_put_back()}</Button>}
        {draft.isChanged && <Button onClick={draft.discard}>{m.editing_discard()}</Button>}
        <p role="status">
          {draft.state === 'saved' ? savedWords(section) : draft.isChanged ? m.editing_kept_here() : ''}
        </p>
      </div>
      <Revisions section={section} revisions={found.revisions} onTake={draft.change} />
    </form>
  );
}
