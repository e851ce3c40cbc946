import { useEffect } from 'react';

/** Sets the page's title and description; the server did so for the first one. */
export function useDocumentHead(title: string, description: string): void {
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
