import { listBeaches } from '@groundswell/data/places';
import { listSamplingPoints } from '@groundswell/data/sampling-points';
import { createNoaaClient, DECIDING_MODELS, type GridModel, SHORT_RANGE_MODELS, surveyStep } from '@groundswell/ocean';
import { fieldName } from '@groundswell/ocean/testing/field-name';
import { parseGrib2 } from '@groundswell/ocean/testing/grib2/parse-grib2';
import { readReal } from '@groundswell/ocean/testing/real-data';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { ranged } from '../../test-support/recorded-ocean.ts';

const waves = (grid: string) => DECIDING_MODELS.find(({ waveGrid }) => waveGrid === grid) ?? expect.fail();

/** Surveys a real file at hour 0 of its run, with an index that is written from its messages. */
async function surveyReal(
  file: string,
  cycle: string,
  model: Parameters<typeof surveyStep>[1]['model'] & Pick<GridModel, 'waveGrid'>,
) {
  const bytes = readReal(`grib/${file}`);
  const index = [...parseGrib2(bytes)].map((field, n) => {
    const name = field.interval ? undefined : fieldName(field);
    return `${n + 1}:${field.offset}:d=${cycle}:${name ?? 'OTHER:level'}:anl:`;
  });
  const send: typeof fetch = async (url, options) => {
    if (String(url).endsWith('.idx')) return new Response(index.join('\n'));
    return ranged(bytes, new Headers(options?.headers).get('range') ?? '');
  };
  const places = model.waveGrid ? listSamplingPoints(model.waveGrid) : listBeaches();
  const url = `https://host.example/${file}`;
  return surveyStep(createNoaaClient({ fetch: send }), {
    ...{ model, url, cycle, step: 0, places, giveUpAt: Number.POSITIVE_INFINITY },
  });
}

describe('a survey of NOAA’s real files finds no difference', needs(NOAA_FILES), () => {
  test('the Atlantic and West Coast wave grids cover every place that is read on them', async () => {
    const atlantic = await surveyReal('gfswave.20210826.t12z.atlocn.0p16.f000.grib2', '2021082612', waves('atlocn'));
    expect(atlantic).toEqual({
      found: '301 x 331 points of 0.16° (grid 3.0), packing 5.40',
      faults: [],
      without: [],
    });
    const west = await surveyReal('gdaswave.20211130.t00z.wcoast.0p16.f000.grib2', '2021113000', waves('wcoast'));
    expect(west).toMatchObject({ found: '241 x 151 points of 0.16° (grid 3.0), packing 5.40', faults: [] });
  });

  test('NAM’s winds lie two to a message, on a Lambert grid', async () => {
    const survey = await surveyReal('nam.20180917.t00z.awp211.f000.grib2', '2018091700', SHORT_RANGE_MODELS.nam);
    expect(survey).toMatchObject({
      found: expect.stringMatching(/^93 x 65 points of 81\.\d km \(grid 3\.30\)/),
      faults: [],
    });
  });

  test('GFS’s wind has negative reference values; another spacing than the name states is a difference', async () => {
    const wanted = ['UGRD', 'VGRD'].map((parameter) => ({ parameter, level: '10 m above ground' }));
    const file = 'gdas.20210831.t00z.pgrb2.1p00.f000.wind10m.grib2';
    const wind = (id: string) => surveyReal(file, '2021083100', { id, kind: 'air', wanted });
    expect(await wind('gdas.1p00')).toMatchObject({ faults: [] });
    expect((await wind('gfs.0p25')).faults).toEqual(['its points are 1.00° apart, not 0.25° as its name states']);
  });
});
