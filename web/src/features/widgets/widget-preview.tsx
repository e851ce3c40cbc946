import { WIDGET_HEIGHTS_PX, type WidgetType } from '@groundswell/contracts';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useWidth } from '../../ui/use-width.ts';
import { firstPercent, previewWidth } from './model.ts';
import styles from './widgets.module.css';

interface Props {
  /** The id of the preview; undefined while no location is chosen. */
  readonly id: string | undefined;
  readonly type: WidgetType;
  readonly lang: string;
  /** Called with the origin of the widget's frame once it is known. */
  readonly onFrames: (origin: string) => void;
}

/** Shows the widget as an embedding page will, by the same script, in an adjustable width. */
export function WidgetPreview({ id, type, lang, onFrames }: Props) {
  const column = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const slider = useId();
  const roomPx = useWidth(column);
  const isLarge = useMedia('(min-width: 1024px)');
  const [chosen, setChosen] = useState<number>();
  const percent = chosen ?? firstPercent(isLarge, roomPx);
  const widthPx = previewWidth(percent, roomPx);
  // The content security policy forbids inline styles in the pre-rendered HTML, so the preview's width is set after
  // hydration.
  const isLive = useAfterPaint();

  useEffect(() => {
    const around = place.current;
    if (!around || id === undefined) return;
    const script = document.createElement('script');
    script.src = `/js/get-widget.js?id=${id}&lang=${lang || language}&v=1`;
    script.onload = () => {
      const frame = around.querySelector('iframe');
      if (frame) onFrames(new URL(frame.src).origin);
    };
    around.append(script);
    return () => around.replaceChildren();
  }, [id, lang, onFrames]);

  return (
    <section ref={column} className={styles.preview} aria-labelledby={`${slider}head`}>
      <h2 id={`${slider}head`}>{m.widgets_preview()}</h2>
      <label htmlFor={slider}>{m.widgets_size({ percent, px: widthPx })}</label>
      <input
        id={slider}
        type="range"
        min={1}
        max={100}
        value={percent}
        aria-valuetext={`${percent} %, ${widthPx} px`}
        onChange={({ target }) => setChosen(target.valueAsNumber)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div
        role="group"
        aria-labelledby={`${slider}head`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard.
        tabIndex={0}
        className={styles.stage}
        style={isLive ? ({ '--widget-height': `${WIDGET_HEIGHTS_PX[type]}px` } as CSSProperties) : undefined}
      >
        {id === undefined && <p>{m.widgets_no_preview()}</p>}
        <div ref={place} style={isLive ? { width: widthPx } : undefined} />
      </div>
    </section>
  );
}
