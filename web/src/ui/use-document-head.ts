import { useEffect } from 'react';

/** A page's title and description. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
}

/** The head of the page that the server rendered last. Rendering is synchronous, so no other page can intervene. */
export let drawnHead: DocumentHead | undefined;

/** Sets the page's title and description; the server has already set those of the first page. */
export function useDocumentHead(title: string, description: string): void {
  if (import.meta.env.SSR) drawnHead = { title, description };
  useEffect(() => {
    document.title = title;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]') ?? addDescription();
    meta.content = description;
  }, [title, description]);
}

function addDescription(): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'description';
  document.head.append(meta);
  return meta;
}
