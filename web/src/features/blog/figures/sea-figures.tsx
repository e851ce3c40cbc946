import { useId } from 'react';
import { arc, curve, swell } from './curves.ts';
import styles from './figure.module.css';

/** Draws a gale and its swell's daily fronts: past fronts solid, the current one red, coming ones dashed. */
export function SwellFigure() {
  const front = arc(96, 84, 186, 88, 152);
  return (
    <>
      <rect className={styles.sea} x="0" y="0" width="400" height="250" />
      <path className={styles.wave5} d="M-8 -8H236C262 30 268 78 244 122C214 176 128 190 60 176C28 168 6 150 -8 140z" />
      <path className={styles.wave6} d="M-8 -8H176C206 34 196 88 164 118C126 148 62 146 26 126C8 116 -2 104 -8 98z" />
      <path
        className={styles.wave7}
        d="M32 28C62 4 122 8 142 42C156 74 128 110 92 112C56 114 18 96 16 66C16 50 22 36 32 28z"
      />
      <path className={styles.wave8} d="M66 52C86 40 116 50 120 70C122 90 102 98 84 94C62 90 52 66 66 52z" />
      <path className={styles.fine} d={arc(96, 84, 44, 76, 166)} />
      <path className={styles.fine} d={arc(96, 84, 92, 82, 160)} />
      <path d={arc(96, 84, 140, 86, 156)} />
      <path className={styles.halo} d={front} />
      <path className={styles.now} d={front} />
      <path className={styles.dashed} d={arc(96, 84, 232, 92, 148)} />
      <path className={styles.dashed} d={arc(96, 84, 278, 96, 142)} />
      <path
        className={styles.land}
        d="M306 -6C312 16 304 28 312 44C308 62 318 72 316 90C326 104 324 118 336 132C342 150 356 156 362 172C374 186 376 206 388 214C396 226 402 232 408 256H420V-6z"
      />
      <path d="M90 78l12 12M102 78l-12 12" />
    </>
  );
}

/** Draws two waves of equal power, short and high beside long and low, and how deep each reaches. */
export function PeriodFigure() {
  const orbits = (x: number, top: number, count: number, width: number) =>
    Array.from({ length: count }, (_, depth) => {
      const share = 1 - depth / count;
      return (
        <ellipse
          key={depth}
          className={styles.fine}
          cx={x}
          cy={top + depth * 15}
          rx={width * share}
          ry={width * 0.6 * share}
        />
      );
    });
  return (
    <>
      <path d={curve(swell(78, 15, 50))} />
      {[100, 150, 200, 250, 300].map((x) => orbits(x, 98, 2, 8))}
      <path className={styles.rule} d="M0 128H400" />
      <path d={curve(swell(168, 11, 250, 0.2))} />
      {[75, 200, 325].map((x) => orbits(x, 192, 4, 17))}
    </>
  );
}

export function TideFigure() {
  const level = (x: number) =>
    126 - 46 * Math.sin((x / 400) * 4.1 * Math.PI + 0.4) - 15 * Math.sin((x / 400) * 2 * Math.PI);
  const line = curve(level);
  return (
    <>
      <path className={styles.tide} d={`${line}L404 250L-4 250z`} />
      {[54, 90, 126, 162, 198].map((y) => (
        <path key={y} className={styles.rule} d={`M0 ${y}H400`} />
      ))}
      {[100, 200, 300].map((x) => (
        <path key={x} className={styles.rule} d={`M${x} 0V250`} />
      ))}
      <path d={line} />
      <path className={styles.halo} d="M172 20V250" />
      <path className={styles.now} d="M172 20V250" />
    </>
  );
}

export function BuoyFigure() {
  return (
    <>
      <path className={styles.fine} d={curve(swell(206, 5, 56, 0.3))} />
      <path className={styles.fine} d={curve(swell(228, 4, 44, 0.1))} />
      <path className={styles.paper} d="M162 150h76l-16 36h-44z" />
      <path d="M176 150l14-72h20l14 72M183 114h34M200 78V52" />
      <circle className={styles.solid} cx="200" cy="46" r="5" />
      <path className={styles.fine} d="M178 40a24 24 0 0 1 44 0M168 32a36 36 0 0 1 64 0" />
      <path d={curve(swell(184, 9, 86, 0.18))} />
    </>
  );
}

/** Draws the effect of wind on a wave: an offshore wind holds it up, an onshore wind pushes it over. */
export function WindFigure() {
  const clip = useId();
  const wave = 'M0 178c24 0 32-72 60-72 20 0 30 16 30 27s-10 17-18 17c11 8 19 17 28 28z';
  const waves = [
    { x: 40, wind: 'M78 78H36M46 69l-10 9 10 9', fill: styles.clean },
    { x: 150, wind: 'M58 94V60M49 70l9-10 9 10', fill: styles.fair },
    { x: 260, wind: 'M36 78h42M68 69l10 9-10 9', fill: styles.choppy },
  ];
  return (
    <>
      <clipPath id={clip}>
        <path d={wave} />
      </clipPath>
      {waves.map(({ x, wind, fill }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={fill} d={wave} />
          <g clipPath={`url(#${clip})`}>
            {fill === styles.fair &&
              Array.from({ length: 24 }, (_, k) => (
                <path key={k} className={styles.mark} d={`M${k * 9 - 90} 180l96-96`} />
              ))}
            {fill === styles.choppy &&
              Array.from({ length: 96 }, (_, k) => (
                <circle
                  key={k}
                  className={styles.dot}
                  cx={6 + (k % 12) * 9}
                  cy={92 + Math.floor(k / 12) * 11}
                  r="1.7"
                />
              ))}
          </g>
          <path d={`${wave.slice(0, -1)}`} />
          <path d={wind} />
        </g>
      ))}
      <path d="M0 178H400" />
    </>
  );
}
