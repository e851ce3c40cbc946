/** Facings set by hand, where the coastline within a kilometre is not the surfed shore. */
export const facingOverrides: Readonly<Record<number, { readonly facingDeg: number; readonly why: string }>> = {
  226: {
    facingDeg: 275,
    why: 'Mavericks breaks on a reef off Pillar Point; the headland and harbour behind it face south.',
  },
  310: {
    facingDeg: 260,
    why: 'Pine Trees breaks on ledges of a coast that runs north and south; the lava coves within a kilometre face south.',
  },
};
