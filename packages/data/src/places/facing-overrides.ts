/** Facings set by hand where the shore that people surf differs from the coastline within two kilometres. */
export const facingOverrides: Readonly<Record<number, { readonly facingDeg: number; readonly why: string }>> = {
  10: {
    facingDeg: 110,
    why: 'The neck of Cape Neddick north of Long Sands faces south; the beach itself faces east-southeast.',
  },
  47: {
    facingDeg: 157,
    why: 'Ditch Plains lies between the bluffs of Montauk; the beach runs with Long Island’s shore.',
  },
  53: {
    facingDeg: 162,
    why: 'The Bowl lies at Shinnecock Inlet, whose jetties and corner the coastline counts; Long Island faces south-southeast there.',
  },
  153: {
    facingDeg: 98,
    why: 'Jetty Park begins at the jetty of Port Canaveral; the cape north of it faces south.',
  },
  199: {
    facingDeg: 265,
    why: 'Short Sand Beach lies at the head of a cove that opens west; the cove’s flanks face south and northwest.',
  },
  226: {
    facingDeg: 275,
    why: 'Mavericks breaks on a reef off Pillar Point; the headland and harbour behind it face south.',
  },
  300: {
    facingDeg: 55,
    why: 'Makapu‘u Beach faces northeast; the flank of Makapu‘u Head beside it faces north.',
  },
  301: {
    facingDeg: 245,
    why: 'Makaha’s sand faces west-southwest; the lava of Kepuhi Point north of it faces south.',
  },
  310: {
    facingDeg: 260,
    why: 'Pine Trees breaks on ledges of a coast that runs north and south; the lava coves beside it face south.',
  },
  614: {
    facingDeg: 270,
    why: 'Crash Boat’s cove opens west; the coastline draws the point north of it in long steps that face southwest.',
  },
};
