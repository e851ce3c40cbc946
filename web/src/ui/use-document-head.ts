import { useEffect } from 'react';

export interface DocumentHead {
  readonly title: string;
  readonly description: string;
}

/**
 * The title and description of the page that the server has rendered last. Rendering is synchronous, so they cannot be
 * those of another request.
 */
export let drawnHead: DocumentHead | undefined;

/** Sets the page's title and description. For the first page, the server has already set them. */
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
