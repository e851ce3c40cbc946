/**
 * Buoys inside sounds and bays: Nantucket and Long Island Sound, Great South Bay, Delaware and Chesapeake Bay. Their
 * waves are their own water's and say nothing for an ocean beach, though no land may lie on the straight way to them.
 */
export const shelteredBuoyIds: ReadonlySet<string> = new Set(
  '44020 44022 44039 44040 44060 44069 44054 44055 44041 44042 44043 44057 44058 44061 44062 44063 44064 44072 44087'.split(
    ' ',
  ),
);
