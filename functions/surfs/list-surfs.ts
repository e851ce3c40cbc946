import { userEndpoint } from '@groundswell/accounts';
import { listSurfs } from '@groundswell/contracts';
import { findBeach } from '@groundswell/data/places';
import { surfLog } from '@groundswell/data/surfs';
import { unitsOfReader } from '@groundswell/forecast';
import { presentSurf, voiceOf, wordsOf } from '@groundswell/present';

const PAGE = 50;

export const handler = userEndpoint(listSurfs, async ({ query, user }) => {
  const voice = voiceOf({ units: unitsOfReader(query.units, user.units), words: wordsOf(query.lang) });
  const found = await surfLog.list(user.id, PAGE, query.after);
  return {
    surfs: found.map((surf) => presentSurf(surf, findBeach(surf.beachId), voice)),
    next: found.length === PAGE ? (found.at(-1)?.key ?? null) : null,
  };
});
