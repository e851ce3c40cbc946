import styles from './service-cards.module.css';

/** One line drawing for each service; `fine` lines are thinner. */
const DRAWINGS: Readonly<Record<string, { readonly strong: string; readonly fine: string; readonly dashed?: string }>> =
  {
    '/services/handbook': {
      strong: 'M110 92V22C92 12 66 12 46 18V88C66 82 92 82 110 92C128 82 154 82 174 88V18C154 12 128 12 110 22',
      fine: 'M56 58c10 0 10-14 20-14s10 14 20 14M56 66h42M56 73h34M122 34h42M122 41h36M122 48h42M122 55h30M135 70a8 8 0 1016 0a8 8 0 10-16 0M143 62v16M135 70h16',
    },
    '/services/surf-etiquette-guide': {
      strong: 'M20 70c30-2 44-36 78-36s50 22 102 24M96 30l-6-16c1-3 4-3 5-1l7 16zM132 40l-4-14c1-2 3-2 4-1l6 15z',
      fine: 'M20 80c34-2 46-34 80-34s48 20 100 22M20 90c36-2 48-32 82-32s46 18 98 20',
      dashed: 'M104 22c10-6 22-4 26 0',
    },
    '/services/tide-charts': {
      strong:
        'M34 12h152v80H34zM34 32H186M34 66c13 0 18-26 30-26s18 40 31 40 18-42 30-42 18 36 31 36 18-24 30-24M42 22h50',
      fine: 'M34 52H186M34 72H186M64 32V92M95 32V92M125 32V92M156 32V92',
    },
    '/services/advertise': {
      strong:
        'M92 94V14M92 18c14-7 24 7 38 0s22 4 30 0v36c-8 4-16-7-30 0s-24-7-38 0zM24 94c12 0 12-7 24-7s12 7 24 7 12-7 24-7 12 7 24 7 12-7 24-7 12 7 24 7 12-7 24-7',
      fine: 'M102 30c8-3 14 4 24 1M102 40c8-3 14 4 24 1s14 2 20 0',
    },
  };

export function ServiceDrawing({ path }: { readonly path: string }) {
  const drawing = DRAWINGS[path];
  if (!drawing) return null;
  const { strong, fine, dashed } = drawing;
  return (
    <svg className={styles.drawing} viewBox="0 0 220 100" aria-hidden="true">
      <path d={strong} />
      <path d={fine} className={styles.fine} />
      {dashed && <path d={dashed} strokeDasharray="3 3.500" />}
    </svg>
  );
}
