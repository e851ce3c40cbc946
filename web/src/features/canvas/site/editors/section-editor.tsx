import type { SiteContents, SiteSection } from '@groundswell/contracts';
import { BoardsEditor } from './boards-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { FaqsEditor } from './faqs-editor.tsx';
import { IncidentsEditor } from './incidents-editor.tsx';
import { NoticeEditor } from './notice-editor.tsx';
import { PromoEditor } from './promo-editor.tsx';
import { ServicesEditor } from './services-editor.tsx';
import { TripEditor } from './trip-editor.tsx';

const EDITORS: { readonly [S in SiteSection]: (props: EditorProps<S>) => React.JSX.Element } = {
  notice: NoticeEditor,
  faqs: FaqsEditor,
  services: ServicesEditor,
  promo: PromoEditor,
  trip: TripEditor,
  boards: BoardsEditor,
  incidents: IncidentsEditor,
};

/** Renders the editor for the section's type. */
export function SectionEditor({ section, ...props }: { readonly section: SiteSection } & EditorProps<SiteSection>) {
  const Editor = EDITORS[section] as (props: {
    readonly content: SiteContents[SiteSection];
    readonly onChange: (content: never) => void;
    readonly faultOf: EditorProps<SiteSection>['faultOf'];
  }) => React.JSX.Element;
  return <Editor {...props} />;
}
