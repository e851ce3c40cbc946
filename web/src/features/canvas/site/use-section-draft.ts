import type { SiteContents, SiteSection } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/canvas.js';
import { forgetLocal, readLocal, writeLocal } from '../../../storage/local.ts';
import { joinIncidents } from './join-incidents.ts';
import { sectionQuery } from './queries.ts';

interface Draft<S extends SiteSection> {
  /** The revision on which the draft is based. */
  readonly revision: number;
  readonly content: SiteContents[S];
}

export interface SectionDraft<S extends SiteSection> extends Draft<S> {
  readonly isChanged: boolean;
  readonly state: 'idle' | 'saving' | 'saved';
  /** The error sentence of the whole form. */
  readonly fault: string | undefined;
  /** Returns the error of a field by its path: 'text.es'. */
  readonly faultOf: (path: string) => string | undefined;
  /** The writer's own text, after the writer has taken another version; it can be restored. */
  readonly aside: SiteContents[S] | undefined;
  /** The number of a newer revision that another writer has saved. */
  readonly newer: number | undefined;
  readonly change: (content: SiteContents[S]) => void;
  readonly save: () => Promise<void>;
  /**
   * Keeps the text of this draft, and rebases it on the newest revision. Incidents are joined with the other writer's.
   */
  readonly keepMine: () => void;
  /** Takes the other writer's version; the text of this draft is set aside and can be restored. */
  readonly takeTheirs: () => void;
  readonly putBack: () => void;
  readonly discard: () => void;
}

const keyOf = (section: SiteSection) => `sc_site_${section}`;
const asideKeyOf = (section: SiteSection) => `sc_site_${section}_aside`;

/**
 * Keeps the draft of a section in local storage until it is saved, so that a closed tab or a lost connection loses
 * nothing.
 */
export function useSectionDraft<S extends SiteSection>(section: S, loaded: Draft<S>): SectionDraft<S> {
  const client = useQueryClient();
  const [kept] = useState(() => readKept<Draft<S>>(keyOf(section)));
  const [aside, setAside] = useState(() => readKept<SiteContents[S]>(asideKeyOf(section)));
  const [draft, setDraft] = useState<Draft<S>>(kept ?? loaded);
  const [isChanged, setChanged] = useState(kept !== undefined);
  const [state, setState] = useState<SectionDraft<S>['state']>('idle');
  const [error, setError] = useState<ApiError>();
  const [newer, setNewer] = useState<number>();

  useEffect(() => {
    if (isChanged) writeLocal(keyOf(section), JSON.stringify(draft));
    else forgetLocal(keyOf(section));
  }, [section, draft, isChanged]);
  useEffect(() => {
    if (aside) writeLocal(asideKeyOf(section), JSON.stringify(aside));
    else forgetLocal(asideKeyOf(section));
  }, [section, aside]);

  const save = async () => {
    if (state === 'saving') return;
    setState('saving');
    setError(undefined);
    try {
      const body = { section, ...draft } as Parameters<typeof request<'saveSiteSection'>>[1] extends infer Parts
        ? NonNullable<Parts extends { body?: infer Body } ? Body : never>
        : never;
      const { revision, reason } = await request('saveSiteSection', { body });
      if (reason) {
        setNewer(revision);
        await client.refetchQueries(sectionQuery(section));
        return setState('idle');
      }
      setDraft({ ...draft, revision });
      setChanged(false);
      setNewer(undefined);
      setAside(undefined);
      setState('saved');
      await client.invalidateQueries({ queryKey: ['site-admin'] });
    } catch (failed) {
      setError(failed instanceof ApiError ? failed : new ApiError(0, m.editing_not_saved()));
      setState('idle');
    }
  };

  return {
    ...draft,
    isChanged,
    state,
    aside,
    newer,
    fault: error && (Object.keys(error.fields).length > 0 ? m.editing_see_fields() : error.message),
    faultOf: (path) => error?.fields[path === '' ? 'content' : `content.${path}`]?.[0],
    change: (content) => {
      setDraft({ ...draft, content });
      setChanged(true);
      setState('idle');
    },
    save,
    keepMine: () => {
      if (newer !== undefined) setDraft({ revision: newer, content: joined(section, loaded.content, draft.content) });
      setNewer(undefined);
    },
    takeTheirs: () => {
      setAside(draft.content);
      setDraft(loaded);
      setChanged(false);
      setError(undefined);
      setNewer(undefined);
    },
    putBack: () => {
      if (!aside) return;
      setDraft({ ...draft, content: aside });
      setChanged(true);
      setAside(undefined);
      setState('idle');
    },
    discard: () => {
      setDraft(loaded);
      setChanged(false);
      setError(undefined);
      setNewer(undefined);
    },
  };
}

function joined<S extends SiteSection>(section: S, theirs: SiteContents[S], mine: SiteContents[S]): SiteContents[S] {
  if (section !== 'incidents') return mine;
  return joinIncidents(theirs as SiteContents['incidents'], mine as SiteContents['incidents']) as SiteContents[S];
}

function readKept<Kept>(key: string): Kept | undefined {
  try {
    return JSON.parse(readLocal(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
