import { embedAddress, postSchema } from '@groundswell/posts';
import type { Node } from 'prosemirror-model';
import type { Decoration, EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { m } from '../../../paraglide/canvas.js';
import styles from './node-views.module.css';

/** The views of non-text blocks: each shows what readers see, with its input fields below. */
export const NODE_VIEWS: Record<string, NodeViewConstructor> = {
  image: block(styles.image, ({ attrs }) => {
    const img = element('img', { alt: '', src: attrs.src });
    return {
      shown: img,
      fields: [field('alt', m.canvas_image_alt(), true), field('caption', m.canvas_image_caption())],
    };
  }),
  embed: block(styles.embed, ({ attrs }) => {
    const { page } = embedAddress({ provider: attrs.provider, id: attrs.id });
    const shown = element('p', {}, m.canvas_embed_of({ address: page }));
    return { shown, fields: [field('title', m.canvas_embed_title(), true)] };
  }),
  forecast: block(styles.forecast, ({ attrs }) => ({
    shown: element('p', {}, m.canvas_forecast_of({ name: attrs.name })),
    fields: [],
  })),
};

interface BlockField {
  readonly name: string;
  readonly label: string;
  readonly isNeeded: boolean;
}

function field(name: string, label: string, isNeeded = false): BlockField {
  return { name, label, isNeeded };
}

function block(
  className: string | undefined,
  draw: (node: Node) => { readonly shown: HTMLElement; readonly fields: readonly BlockField[] },
): NodeViewConstructor {
  return (node, view, getPos, decorations) =>
    new BlockView(node, view, getPos, decorations, className ?? '', draw(node));
}

/** Counts the block views, to give each a unique id. */
let blocks = 0;

class BlockView implements NodeView {
  readonly dom: HTMLElement;
  private node: Node;
  private readonly inputs: readonly HTMLInputElement[];
  /** The error message below the first field. */
  private readonly error = element('p', { id: `block${++blocks}error`, role: 'alert', class: styles.error ?? '' });

  constructor(
    node: Node,
    view: EditorView,
    getPos: () => number | undefined,
    decorations: readonly Decoration[],
    className: string,
    { shown, fields }: { readonly shown: HTMLElement; readonly fields: readonly BlockField[] },
  ) {
    this.node = node;
    this.dom = element('figure', { class: `${styles.block} ${className}` });
    this.dom.contentEditable = 'false';
    this.inputs = fields.map(({ name, isNeeded }) => {
      const input = element('input', { name, type: 'text', maxlength: '300', ...(isNeeded ? { required: '' } : {}) });
      input.value = node.attrs[name];
      input.addEventListener('input', () => {
        const at = getPos();
        if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, name, input.value));
      });
      return input;
    });
    const labels = fields.map(({ label }, at) => {
      const wrap = element('label', {}, label);
      wrap.append(this.inputs[at] ?? '');
      return wrap;
    });
    this.dom.append(shown, ...labels);
    labels[0]?.after(this.error);
    this.showFault(decorations);
  }

  update(node: Node, decorations: readonly Decoration[]): boolean {
    if (node.type !== this.node.type || key(node) !== key(this.node)) return false;
    this.node = node;
    this.showFault(decorations);
    for (const input of this.inputs) if (input.value !== node.attrs[input.name]) input.value = node.attrs[input.name];
    return true;
  }

  /** Shows the error message and sets the ARIA attributes of the input, as the `Field` component does. */
  private showFault(decorations: readonly Decoration[]): void {
    const fault: string = decorations.map(({ spec }) => spec.altFault).find(Boolean) ?? '';
    if (fault === this.error.textContent) return;
    this.error.textContent = fault;
    for (const [name, value] of [
      ['aria-invalid', 'true'],
      ['aria-describedby', this.error.id],
    ] as const)
      if (fault) this.inputs[0]?.setAttribute(name, value);
      else this.inputs[0]?.removeAttribute(name);
  }

  stopEvent(event: Event): boolean {
    return event.target instanceof HTMLInputElement;
  }

  ignoreMutation(): boolean {
    return true;
  }
}

/** Returns a key of the block's content. If the key changes, ProseMirror recreates the block's view. */
function key({ type, attrs }: Node): string {
  if (type === postSchema.nodes.image) return attrs.src;
  return type === postSchema.nodes.embed ? `${attrs.provider} ${attrs.id}` : `${attrs.slug} ${attrs.name}`;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(text);
  return made;
}
