import { arc, curve } from './curves.ts';
import styles from './figure.module.css';

/** Draws the runs of a forecast ensemble. They agree at first and then diverge, which makes later days uncertain. */
export function RunsFigure() {
  const run = (k: number) => (x: number) => {
    const ahead = Math.max(0, x - 60) / 340;
    return 132 - 26 * Math.sin(x / 64) + k * ahead ** 1.4 * 70 + (k === 0 ? 0 : 9 * ahead * Math.sin(x / 23 + k * 9));
  };
  const upper = curve(run(-1.15));
  const lower = curve(run(1.15), -4, 404).replace('M', 'L');
  const back = lower.split('L').filter(Boolean).toReversed().join('L');
  return (
    <>
      <path className={styles.cleanPale} d={`${upper}L${back}z`} />
      {[0, 80, 160, 240, 320].map((x) => (
        <path key={x} className={styles.rule} d={`M${x + 60} 30V220`} />
      ))}
      {[-0.9, -0.5, 0.45, 0.85].map((k) => (
        <path key={k} className={styles.fine} d={curve(run(k))} />
      ))}
      <path d={curve(run(0))} />
      <path className={styles.halo} d="M60 24V226" />
      <path className={styles.now} d="M60 24V226" />
    </>
  );
}

/** Draws a queue of surfers for a wave, seen from the beach. */
export function EtiquetteFigure() {
  const boards: readonly (readonly [x: number, y: number])[] = [
    [118, 152],
    [158, 138],
    [198, 130],
    [238, 128],
  ];
  return (
    <>
      {[0, 1, 2, 3, 4].map((k) => (
        <path
          key={k}
          className={k === 0 ? undefined : styles.fine}
          d={`M-10 ${92 + k * 30}C90 ${44 + k * 30} 170 ${46 + k * 30} 410 ${98 + k * 27}`}
        />
      ))}
      {boards.map(([x, y], at) => (
        <path
          key={x}
          className={at === boards.length - 1 ? styles.solid : styles.paper}
          d={`M${x} ${y}l-7-30a7 19 0 0 1 14 0z`}
        />
      ))}
      <path className={styles.dashed} d="M262 112C286 104 306 108 326 124M316 122l10 2 1-10" />
    </>
  );
}

/** Draws a compass and a route to a distant place. */
export function TravelFigure() {
  return (
    <>
      <circle cx="200" cy="125" r="92" />
      <circle className={styles.fine} cx="200" cy="125" r="72" />
      {Array.from({ length: 36 }, (_, k) => (
        <path
          key={k}
          className={k % 9 === 0 ? undefined : styles.fine}
          d={`M200 33v${k % 9 === 0 ? 20 : k % 3 === 0 ? 13 : 8}`}
          transform={`rotate(${k * 10} 200 125)`}
        />
      ))}
      <g transform="rotate(142 200 125)">
        <path className={styles.solid} d="M200 62l13 63h-26z" />
        <path className={styles.paper} d="M200 188l13-63h-26z" />
      </g>
      <circle className={styles.paper} cx="200" cy="125" r="6" />
    </>
  );
}

/** Draws a week of surf, the minimum height of an alert, and the day that reaches it. */
export function AlertsFigure() {
  const heights = [32, 40, 36, 52, 88, 124, 112, 76, 50, 38, 34, 44];
  return (
    <>
      {heights.map((height, day) => {
        const x = 64 + day * 23;
        const isIt = day === 5 || day === 6;
        return (
          <g key={x}>
            <rect
              className={isIt ? styles.clean : styles.cleanTint}
              x={x}
              y={196 - height}
              width="17"
              height={height}
            />
          </g>
        );
      })}
      <path d="M52 196H350" />
      <path className={styles.dashed} d="M52 92H350" />
      <path className={styles.halo} d="M180 54h38" />
      <path d="M177 54h42M177 60V190M219 60V190" className={styles.fine} />
      <path d="M177 54h42" />
    </>
  );
}

/** Draws a beach’s swell window: open toward the sea, hatched where land blocks it. */
export function WindowMapStill() {
  return (
    <>
      <path d={arc(200, 168, 118, -90, 90)} />
      <path className={styles.fine} d={arc(200, 168, 96, -90, 90)} />
      <path className={styles.now} d={arc(200, 168, 118, -34, 30)} />
      {[-30, -18, -6, 6, 18].map((deg) => (
        <path key={deg} className={styles.fine} d="M200 156V78" transform={`rotate(${deg + 4} 200 168)`} />
      ))}
      {[-82, -74, -66, -58, -50, -42, 40, 48, 56, 64, 72, 80].map((deg) => (
        <path key={deg} d="M200 72V50" transform={`rotate(${deg} 200 168)`} />
      ))}
      <path
        className={styles.land}
        d="M-6 168C70 158 120 172 172 166C192 162 210 162 230 167C290 174 350 158 406 168V256H-6z"
      />
      <circle className={styles.solid} cx="200" cy="164" r="5" />
    </>
  );
}

/** Draws the three conditions, each with its pattern. */
export function PatternsFigure() {
  return (
    <>
      <rect className={styles.clean} x="90" y="48" width="220" height="40" />
      <rect className={styles.fair} x="90" y="105" width="220" height="40" />
      {Array.from({ length: 25 }, (_, k) => {
        const x = 90 + k * 9;
        return (
          <path key={k} className={styles.mark} d={`M${Math.max(90, x - 40)} ${145 - Math.max(0, 130 - x)}L${x} 105`} />
        );
      })}
      <rect className={styles.choppy} x="90" y="162" width="220" height="40" />
      {Array.from({ length: 96 }, (_, k) => (
        <circle key={k} className={styles.dot} cx={97 + (k % 24) * 9} cy={168 + Math.floor(k / 24) * 9.4} r="1.7" />
      ))}
    </>
  );
}
