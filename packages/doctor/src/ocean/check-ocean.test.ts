import { makeWaveStep } from '@groundswell/ocean/testing/made-steps';
import { readRealText } from '@groundswell/ocean/testing/real-data';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { expect, test } from 'vitest';
import { type Fault, listing, OCEAN_CYCLE, ranged, recordedOcean } from '../../test-support/recorded-ocean.ts';
import { readTestSettings } from '../../test-support/test-settings.ts';
import { checkOcean } from './check-ocean.ts';

const SUBJECTS = [
  'gfswave.atlocn.0p16',
  'gfswave.wcoast.0p16',
  'gfswave.epacif.0p16',
  'gfs.0p25',
  'gfswave.global.0p25',
  'hrrr',
  'Wave bulletins',
  'NDBC latest_obs',
  'NDBC realtime2',
  'NDBC stations',
  'Weather service',
];
const { settings } = readTestSettings();

/** Returns what is missing from the recorded ocean with a fault, as `level subject: sentence`. */
async function findLacks(pattern: RegExp, fault: Fault, changed = settings): Promise<readonly string[]> {
  const findings = await checkOcean(recordedOcean([[pattern, fault]]), changed);
  expect(findings.map(({ subject }) => subject)).toHaveLength(SUBJECTS.length);
  return findings.flatMap(({ level, subject, says }) => (level === 'good' ? [] : `${level} ${subject}: ${says}`));
}

/** Alters the bytes of a recorded answer. */
const altered =
  (alter: (bytes: Uint8Array) => Uint8Array): Fault =>
  async (usual) => {
    const answer = await usual();
    const bytes = alter(new Uint8Array(await answer.arrayBuffer()));
    const { status, headers } = answer;
    headers.set('content-length', String(bytes.length));
    return new Response(bytes as BodyInit, { status, headers });
  };
const replaced = (from: string | RegExp, to: string) =>
  altered((bytes) => Buffer.from(Buffer.from(bytes).toString('latin1').replace(from, to), 'latin1'));

/** Answers with a made Atlantic wave step in place of the recorded file and index. */
const madeStep =
  (leaveOut?: string): Fault =>
  async (usual) => {
    const answer = await usual();
    const { bytes, index } = makeWaveStep(OCEAN_CYCLE, 6, leaveOut);
    const sent = answer.headers.get('content-range');
    const [, first, last] = /bytes (\d+)-(\d+)/.exec(sent ?? '') ?? [];
    return first === undefined ? ranged(Buffer.from(index), '') : ranged(bytes, `bytes=${first}-${last}`);
  };

test('an ocean as the readers take it lacks nothing, and a few kilobytes of each source suffice', async () => {
  const ocean = recordedOcean();
  const findings = await checkOcean(ocean, settings);
  expect(findings.map(({ level, subject }) => [level, subject])).toEqual(SUBJECTS.map((subject) => ['good', subject]));
  expect(findings[0]?.says).toBe('run 2026112006, hour 6: 301 x 331 points of 0.16° (grid 3.0), packing 5.0');
  expect(Math.max(...ocean.answered.map(({ bytes }) => bytes))).toBeLessThanOrEqual(8192);
});

test('every short-range model is surveyed, and none is if it is switched off', async () => {
  for (const shortRangeModel of ['nam', 'rrfs', 'none']) {
    const findings = await checkOcean(recordedOcean(), { ...settings, shortRangeModel, nwsUrl: 'none' });
    expect(findings.filter(({ level }) => level !== 'good')).toEqual([]);
    expect(findings.some(({ subject }) => subject === shortRangeModel)).toBe(shortRangeModel !== 'none');
  }
});

test('another grid spacing', async () => {
  const [lack, ...others] = await findLacks(/atlocn.*grib2/, madeStep());
  expect(others).toEqual([]);
  expect(lack).toMatch(
    /^blocks gfswave\.atlocn\.0p16: .*: its points are 2\.00° apart, not 0\.16° as its name states\.$/,
  );
});

test('a grid that has moved away from the places read on it', async () => {
  // Octets 47 to 50 and 56 to 59 of section 3 are the first and last latitude.
  const moved = altered((bytes) => {
    const view = new DataView(bytes.buffer);
    for (const octet of [47, 56]) view.setInt32(37 + octet - 1, view.getInt32(37 + octet - 1) + 20_000_000);
    return bytes;
  });
  expect(await findLacks(/wcoast.*grib2$/, moved)).toEqual([
    expect.stringMatching(/^blocks gfswave\.wcoast\.0p16: .*: \d+ of \d+ places lie outside its grid\.$/),
  ]);
});

test('a scanning mode that the decoder does not take', async () => {
  // Octet 72 of section 3 is the scanning mode; its last four bits shift rows by half a step.
  const shifted = altered((bytes) => {
    bytes[16 + 21 + 71] = 8;
    return bytes;
  });
  const [lack] = await findLacks(/epacif.*grib2$/, shifted);
  expect(lack).toMatch(
    /^blocks gfswave\.epacif\.0p16: .*scanning mode 8 shifts rows by half a step, which is not supported/,
  );
});

test('another packing', async () => {
  // Sections 1 (21 bytes), 3 (81) and 4 (34) precede section 5, whose octets 10 and 11 are the packing template.
  const logarithmic = altered((bytes) => {
    new DataView(bytes.buffer).setUint16(16 + 21 + 81 + 34 + 9, 61);
    return bytes;
  });
  const [lack, ...others] = await findLacks(/hrrr.*grib2$/, logarithmic);
  expect(others).toEqual([]);
  expect(lack).toMatch(
    /^warns hrrr: .*GUST:surface cannot be read: .*packing template 5\.61 \(logarithmic simple\) is not supported/,
  );
});

test('another unit of a GRIB2 parameter, by its least value', async () => {
  // The reference value of section 5 is at octet 12; 0 °C in place of 273 K is outside the range of temperatures.
  const celsius = altered((bytes) => {
    new DataView(bytes.buffer).setFloat32(16 + 21 + 72 + 34 + 11, 0);
    return bytes;
  });
  const [lack] = await findLacks(/pgrb2\.0p25\.f006$/, celsius);
  expect(lack).toContain('TMP:surface begins at 0, outside 170 to 350: its unit has changed');
});

test('a missing parameter blocks if forecasts need it, and warns if they do not', async () => {
  const [lack] = await findLacks(/atlocn.*grib2/, madeStep('WVPER:surface'));
  expect(lack).toContain('its index does not list WVPER:surface at 6 hours');
  expect(await findLacks(/pgrb2\.0p25\.f006\.idx/, replaced(/:PRATE:surface:6 hour/, ':CPRAT:surface:6 hour'))).toEqual(
    [expect.stringMatching(/^warns gfs\.0p25: .* It lacks PRATE:surface\.$/)],
  );
});

test('an index that names another parameter than the message holds', async () => {
  const [lack] = await findLacks(/wcoast.*idx/, replaced(':HTSGW:', ':WVHGT:'));
  expect(lack).toContain('the index names WVHGT:surface where the message holds HTSGW:surface');
});

test('files that have moved: nothing is listed where they are read', async () => {
  expect(await findLacks(/hrrr.*list/, () => listing())).toEqual([
    'warns hrrr: https://noaa-hrrr-bdp-pds.s3.amazonaws.com lists no file of the last day where it is read, such as hrrr.20261119/conus/hrrr.t12z.wrfsfcf06.grib2.',
  ]);
  expect(await findLacks(/bulls\./, () => new Response('', { status: 404 }))).toEqual([
    expect.stringMatching(/^warns Wave bulletins: No bulletin of the last day is where it is read, such as https:/),
  ]);
});

test('a renamed column, and another unit in the header lines', async () => {
  expect(await findLacks(/latest_obs/, replaced('WVHT', 'HSIG'))).toEqual([
    'warns NDBC latest_obs: https://www.ndbc.noaa.gov/data/latest_obs/latest_obs.txt: The table has no column WVHT.',
  ]);
  expect(await findLacks(/realtime2.*\.txt/, replaced('degT m/s  m/s ', 'degT kts  kts '))).toEqual([
    expect.stringMatching(/^warns NDBC realtime2: .*\.txt: WSPD is in kts, not in m\/s; GST is in kts, not in m\/s\.$/),
  ]);
  expect(await findLacks(/realtime2.*\.spec/, replaced('    m    m  sec', '   ft   ft  sec'))).toEqual([
    expect.stringMatching(/^warns NDBC realtime2: .*\.spec: WVHT is in ft, not in m; SwH is in ft, not in m\.$/),
  ]);
});

test('renamed JSON fields of the weather service', async () => {
  expect(await findLacks(/points/, replaced('"forecastZone"', '"zone"'))).toEqual([
    expect.stringMatching(/^warns Weather service: .*properties\.forecastZone and properties\.county name no zone\.$/),
  ]);
  expect(await findLacks(/alerts/, replaced(/"sent"/g, '"sentAt"'))).toEqual([
    expect.stringMatching(/^warns Weather service: .*: in the first message properties\.sent is missing\.$/),
  ]);
});

test.each<[string, Fault, RegExp]>([
  ['an HTML page', () => new Response('<html>Maintenance</html>'), /the answer is a page of HTML, not the file\.$/],
  [
    'a redirect',
    () => new Response('', { status: 301, headers: { location: 'https://elsewhere.example' } }),
    /the host answered 301\.$/,
  ],
  ['a 503', () => new Response('', { status: 503 }), /no answer in \d tries, the last time: the host answered 503\.$/],
  [
    'a timeout',
    (_, clock) => {
      clock.now += 20_000;
      return Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    },
    /(the last time: The operation was aborted due to timeout|there is no time left for a request)\.$/,
  ],
  [
    'no network',
    () => Promise.reject(new Error('getaddrinfo ENOTFOUND host')),
    /the last time: getaddrinfo ENOTFOUND host\.$/,
  ],
])('%s is one sentence for each source, without a stack', async (_, fault, sentence) => {
  const findings = await checkOcean(recordedOcean([[/./, fault]]), settings);
  const lacks = findings.filter(({ level }) => level !== 'good');
  expect(lacks.map(({ subject }) => subject)).toEqual(SUBJECTS);
  for (const { says } of lacks) {
    expect(says).toMatch(sentence);
    expect(says).not.toContain('\n');
    expect(says.length).toBeLessThan(400);
  }
});

test('NDBC’s real files lack nothing', needs(NOAA_FILES), async () => {
  const files = [
    [/latest_obs\.txt/, 'latest_obs.txt'],
    [/activestations/, 'activestations.xml'],
    ...['txt', 'spec', 'data_spec', 'swdir'].map(
      (kind) => [new RegExp(`realtime2.*\\.${kind}$`), `44013.${kind}`] as const,
    ),
  ] as const;
  const faults = files.map(([pattern, file]): [RegExp, Fault] => [
    pattern,
    () => ranged(Buffer.from(readRealText(`ndbc/${file}`), 'latin1'), 'bytes=0-8191'),
  ]);
  const findings = await checkOcean(recordedOcean(faults), settings);
  expect(findings.filter(({ level }) => level !== 'good')).toEqual([]);
});
