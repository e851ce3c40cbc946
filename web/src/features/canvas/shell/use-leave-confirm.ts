import { useBlocker } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';

/** Returns a check that asks before a dialog with unsaved input closes. */
export function confirmLeave(isUnsaved: boolean): () => boolean {
  return () => !isUnsaved || confirm(m.canvas_leave_unsaved());
}

/**
 * Asks for confirmation before the writer leaves with unsaved input. Leaving the site shows the browser's prompt;
 * leaving the page within the site shows this hook's prompt.
 */
export function useLeaveConfirm(isUnsaved: boolean): void {
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !confirmLeave(true)(),
  });
}
