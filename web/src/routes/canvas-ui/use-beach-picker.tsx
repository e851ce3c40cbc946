import { type ReactNode, useState } from 'react';
import type { Beach } from '../../features/canvas/editor/toolbar.tsx';
import { BeachDialog } from '../../features/search/beach-dialog.tsx';
import { m } from '../../paraglide/canvas.js';

type Answer = (beach: Beach | undefined) => void;

/** Lets a writer find a beach; the caller must render `dialog`. */
export function useBeachPicker(): { readonly pick: () => Promise<Beach | undefined>; readonly dialog: ReactNode } {
  const [answer, setAnswer] = useState<{ readonly give: Answer }>();
  const give: Answer = (beach) => {
    answer?.give(beach);
    setAnswer(undefined);
  };
  return {
    pick: () => new Promise((resolve) => setAnswer({ give: resolve })),
    dialog: answer && (
      <BeachDialog
        title={m.canvas_forecast()}
        name={m.canvas_forecast_search()}
        hint={m.canvas_forecast_hint()}
        onChoose={({ slug, name }) => give({ slug, name })}
        onClose={() => give(undefined)}
      />
    ),
  };
}
