import { embedOfLink, isSafeHref, postSchema } from '@groundswell/posts';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { DownIcon, UpIcon } from '../../../ui/icons/actions.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { type BlockType, blockType, insertBlock, isInTable, linkAt, setBlock, setLink, TOOLS } from './commands.ts';
import { TableMenu } from './table-menu.tsx';
import { ToolButton } from './tool-button.tsx';
import { ICONS } from './tool-icons.tsx';
import styles from './toolbar.module.css';

/** A library picture that can be inserted into a text. */
export interface Picture {
  readonly id: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
export interface Beach {
  readonly slug: string;
  readonly name: string;
}
interface Props {
  readonly state: EditorState;
  readonly view: EditorView;
  /** The id of the text that the toolbar controls. */
  readonly controls: string;
  readonly isLinking: boolean;
  readonly onLinking: (open: boolean) => void;
  readonly pickPicture: (() => Promise<Picture | undefined>) | undefined;
  readonly pickBeach: (() => Promise<Beach | undefined>) | undefined;
}

const { nodes } = postSchema;
const MARKS = [
  ['strong', m.canvas_bold, 'Control+B'],
  ['em', m.canvas_italic, 'Control+I'],
  ['code', m.canvas_code, 'Control+E'],
] as const;
const BLOCKS = [
  ['bullets', m.canvas_bullets],
  ['numbers', m.canvas_numbers],
  ['quote', m.canvas_quote],
  ['codeBlock', m.canvas_code_block],
] as const;

/** The toolbar, a single Tab stop as in the WAI-ARIA toolbar pattern; arrows, Home and End move within it. */
export function Toolbar({ state, view, controls, isLinking, onLinking, pickPicture, pickBeach }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [isAskingFilm, setAskingFilm] = useState(false);
  // True while the toolbar shows all its rows of buttons; otherwise a narrow screen shows only the first row.
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const addPicture = async () => {
    const picture = await pickPicture?.();
    if (!picture) return;
    const { src, width, height, alt } = picture;
    run(insertBlock(() => nodes.image.create({ src, width, height, alt, caption: '' })));
  };
  const addForecast = async () => {
    const beach = await pickBeach?.();
    if (beach) run(insertBlock(() => nodes.forecast.create({ ...beach })));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = bar.current?.querySelectorAll<HTMLElement>(':scope > button, :scope > div > :is(button, select)');
    const stops = [...(all ?? [])].filter((one) => one.checkVisibility());
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const target = stops[(next + stops.length) % stops.length];
    for (const stop of stops) stop.tabIndex = stop === target ? 0 : -1;
    target?.focus();
  };
  const tool = (name: keyof typeof TOOLS, label: string, keys?: string): ReactNode => {
    const { run: command, isOn } = TOOLS[name] as (typeof TOOLS)['strong'];
    return (
      <ToolButton
        key={name}
        label={label}
        keys={keys}
        isOn={isOn?.(state)}
        isOff={!command(state)}
        onPress={() => run(command)}
      >
        {ICONS[name]}
      </ToolButton>
    );
  };
  const type = blockType(state);

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={m.canvas_toolbar()}
      aria-controls={controls}
      className={styles.bar}
      onKeyDown={onKeyDown}
    >
      <div id={`${id}tools`} className={styles.tools} data-whole={isWhole || undefined}>
        <select
          aria-label={m.canvas_block()}
          className={styles.block}
          value={type}
          onChange={({ target }) => run(setBlock(target.value as BlockType))}
        >
          <option value="text">{m.canvas_block_text()}</option>
          <option value="heading-2">{m.canvas_block_heading({ level: 1 })}</option>
          <option value="heading-3">{m.canvas_block_heading({ level: 2 })}</option>
          <option value="heading-4">{m.canvas_block_heading({ level: 3 })}</option>
          {type === 'code' && <option value="code">{m.canvas_code_block()}</option>}
          {type === 'other' && <option value="other">{m.canvas_block_other()}</option>}
        </select>
        {MARKS.map(([name, label, keys]) => tool(name, label(), keys))}
        <ToolButton
          label={m.canvas_link()}
          keys="Control+K"
          isOn={linkAt(state) !== undefined}
          onPress={() => onLinking(true)}
        >
          {ICONS.link}
        </ToolButton>
        {BLOCKS.map(([name, label]) => tool(name, label()))}
        {pickPicture && (
          <ToolButton label={m.canvas_image()} onPress={() => void addPicture()}>
            {ICONS.image}
          </ToolButton>
        )}
        <ToolButton label={m.canvas_film()} onPress={() => setAskingFilm(true)}>
          {ICONS.film}
        </ToolButton>
        {pickBeach && (
          <ToolButton label={m.canvas_forecast()} onPress={() => void addForecast()}>
            {ICONS.forecast}
          </ToolButton>
        )}
        {tool('table', m.canvas_table())}
        {tool('divider', m.canvas_divider())}
        {tool('undo', m.canvas_undo(), 'Control+Z')}
        {tool('redo', m.canvas_redo(), 'Control+Y')}
        {isInTable(state) && <TableMenu run={run} />}
      </div>
      <button
        type="button"
        aria-expanded={isWhole}
        aria-controls={`${id}tools`}
        tabIndex={-1}
        className={styles.more}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setWhole(!isWhole)}
      >
        {m.canvas_tools_more()}
        {isWhole ? <UpIcon /> : <DownIcon />}
      </button>
      {isLinking && (
        <AskDialog
          title={m.canvas_link()}
          fields={[{ name: 'href', label: m.canvas_link_address(), value: linkAt(state) ?? '' }]}
          check={({ href = '' }) => (href === '' || isSafeHref(href) ? undefined : m.canvas_link_wrong())}
          onAnswer={({ href = '' }) => run(setLink(href || undefined))}
          onClose={() => onLinking(false)}
        />
      )}
      {isAskingFilm && (
        <AskDialog
          title={m.canvas_film()}
          fields={[
            { name: 'address', label: m.canvas_film_address(), hint: m.canvas_film_hint(), value: '' },
            { name: 'title', label: m.canvas_embed_title(), value: '' },
          ]}
          check={({ address = '' }) => (embedOfLink(address) ? undefined : m.canvas_film_wrong())}
          onAnswer={({ address = '', title = '' }) => {
            const embed = embedOfLink(address);
            if (embed) run(insertBlock(() => nodes.embed.create({ ...embed, title })));
          }}
          onClose={() => setAskingFilm(false)}
        />
      )}
    </div>
  );
}
