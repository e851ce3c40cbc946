/**
 * Brings the scripts that wait in the document's template `after-paint`: where the document comes drawn, once that was
 * painted, so that style and letters have the line for themselves; where it is an empty shell, at once.
 */
const { content } = document.querySelector<HTMLTemplateElement>('#after-paint') ?? document.createElement('template');
const bring = () => document.head.append(content);

const isDrawn = document.getElementById('root')?.hasChildNodes();
// Nothing is painted where nobody looks.
if (isDrawn && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(bring));
else bring();
