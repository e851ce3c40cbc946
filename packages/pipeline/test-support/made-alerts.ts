/** Makes a message of the weather service as in `/alerts/active`; `over` replaces properties. */
export function madeFeature(over: Readonly<Record<string, unknown>> = {}, geometry: unknown = null): object {
  return {
    id: 'https://api.weather.gov/alerts/urn:oid:2.49.0.1.840.0.1',
    type: 'Feature',
    geometry,
    properties: {
      id: 'urn:oid:2.49.0.1.840.0.1',
      areaDesc: 'Coastal New Hanover',
      geocode: { SAME: ['037129'], UGC: ['NCZ108'] },
      references: [],
      sent: '2026-11-20T04:00:00-05:00',
      effective: '2026-11-20T04:00:00-05:00',
      onset: '2026-11-20T06:00:00-05:00',
      expires: '2026-11-20T16:00:00-05:00',
      ends: '2026-11-21T06:00:00-05:00',
      status: 'Actual',
      messageType: 'Alert',
      event: 'High Surf Advisory',
      senderName: 'NWS Wilmington NC',
      headline:
        'High Surf Advisory issued November 20 at 4:00AM EST until November 21 at 6:00AM EST by NWS Wilmington NC',
      instruction: 'Inexperienced swimmers should remain\nout of the water due to dangerous surf conditions.',
      ...over,
    },
  };
}

export function madeList(...features: readonly unknown[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features, title: 'Current watches, warnings, and advisories' });
}
