import { useBlocker } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';

/** Whether a window with what is not saved may close: whoever closes it is asked, as when leaving a page. */
export function askToLeave(isUnsaved: boolean): () => boolean {
  return () => !isUnsaved || confirm(m.canvas_leave_unsaved());
}

/** Whoever leaves with what is not saved is asked: by the browser, or here for another page of the site. */
export function useLeaveAsked(isUnsaved: boolean): void {
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !askToLeave(true)(),
  });
}
