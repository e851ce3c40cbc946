import { useBlocker } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';

/** Returns a check that asks before a dialog with unsaved input closes. */
export function askToLeave(isUnsaved: boolean): () => boolean {
  return () => !isUnsaved || confirm(m.canvas_leave_unsaved());
}

/** Asks before the writer leaves with unsaved input, by the browser's prompt or, within the site, by this one. */
export function useLeaveAsked(isUnsaved: boolean): void {
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !askToLeave(true)(),
  });
}
