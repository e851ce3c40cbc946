import { postSchema } from '@groundswell/posts';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/**
 * The plugin key of the error sentence for pictures without alt text. A transaction sets or clears the sentence through
 * `{ sentence }`.
 */
export const altFault = new PluginKey<string | undefined>('altFault');

/**
 * Marks each picture without alt text with a decoration that carries the error message. The mark disappears once the
 * picture has alt text.
 */
export function altFaults(): Plugin {
  return new Plugin<string | undefined>({
    key: altFault,
    state: {
      init: () => undefined,
      apply: (transaction, sentence) => (transaction.getMeta(altFault) ?? { sentence }).sentence,
    },
    props: {
      decorations(state) {
        const sentence = altFault.getState(state);
        if (sentence === undefined) return null;
        const faulty: Decoration[] = [];
        state.doc.descendants(({ type, attrs, nodeSize }, at) => {
          if (type === postSchema.nodes.image && attrs.alt.trim() === '')
            faulty.push(Decoration.node(at, at + nodeSize, {}, { altFault: sentence }));
        });
        return DecorationSet.create(state.doc, faulty);
      },
    },
  });
}
