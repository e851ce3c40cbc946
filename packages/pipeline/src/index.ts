export { listAdvisories } from './advisories/list-advisories.ts';
export { BadAlertListError, findFeatureFault } from './advisories/parse-alerts.ts';
export { BadPointError, parsePoint } from './advisories/parse-point.ts';
export { alertsUrl, MAX_LIST_BYTES, readAlerts } from './advisories/read-alerts.ts';
export { listBeachesDue, mergeZones, pointUrl, requestZones } from './advisories/request-zones.ts';
export { createWeatherClient } from './advisories/weather-service.ts';
export { type AlertBeach, readAlertBeach } from './alerts/alert-beach.ts';
export { decideAlert } from './alerts/decide-alert.ts';
export { galesOfBirths } from './build/gale-of-birth.ts';
export { readOceanAtBeaches } from './build/series-of-beaches.ts';
export { correctAtBeach } from './build/verify-corrections.ts';
export { listBuoyIds, listComparedBuoyIds } from './buoys.ts';
export {
  type AvailableSteps,
  hasBulletins,
  listBulletinPoints,
  listGridSteps,
  listGrids,
  listLeadInSteps,
  listOptional,
} from './cycles/available-steps.ts';
export { buildWhenReady } from './cycles/build-when-ready.ts';
export { completesEarlyBuild } from './cycles/early-builds.ts';
export { queueBulletins, queueGridSteps } from './cycles/queue-cycle.ts';
export { isDrained, stepsToBuildFrom } from './cycles/readiness.ts';
export { requireFreshForecasts } from './cycles/require-fresh-forecasts.ts';
export { ingestBulletins } from './ingest/ingest-bulletins.ts';
export { ingestGridStep } from './ingest/ingest-grid-step.ts';
export { type SourceFile, sourceFileOf } from './ingest/source-file.ts';
export { describeSea } from './map-stills/describe-sea.ts';
export { readDays } from './map-stills/read-days.ts';
export { readSea } from './map-stills/read-sea.ts';
export { type ChartHour, daysPath, hourNearest, mapStillPath } from './map-stills/shown-hour.ts';
export { noaa } from './noaa.ts';
export { readBuoys, readLatest, readListOnceADay } from './observations/read-stations.ts';
export { continueHistory, describeStation, keptSpan, type StationLog } from './observations/station-log.ts';
export { observeBeach } from './observations/station-readings.ts';
export { type OceanSettings, readOceanSettings } from './ocean-settings.ts';
export { packPoints } from './points/pack-points.ts';
export { findPointBuoy, findPointTide, listPointDays, type PointTide, surfFacing } from './points/point-facts.ts';
export { pointSetOf, queuePointsWhenDrawn } from './points/points-ready.ts';
export { type PointOcean, readPoint } from './points/read-point.ts';
export { dayAheadEntry } from './sealing/day-ahead-entry.ts';
export { type PublishedLog, readPublishedLog } from './sealing/published-log.ts';
export { sealRuns } from './sealing/seal-runs.ts';
export { readSourceTimes, type SourceTime, type SourceTimes } from './status/read-source-times.ts';
export { queueTiles } from './tiles/tiles-queueing.ts';
export { showDrawn } from './tiles/tiles-shown.ts';
export { chartSourceOf, chartsOf, hoursOf } from './tiles/tiles-sources.ts';
export { compareWinds } from './verify/compare-winds.ts';
export { ACCURACY_DAYS, type VerifiedBuoy, verifyBuoy } from './verify/verify-buoy.ts';
export { readRunsAtBuoys } from './verify/verify-runs.ts';
