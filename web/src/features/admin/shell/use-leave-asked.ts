import { useBlocker } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';

/** Whoever leaves with what is not saved is asked: by the browser, or here for another page of the site. */
export function useLeaveAsked(isUnsaved: boolean): void {
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !confirm(m.canvas_leave_unsaved()),
  });
}
