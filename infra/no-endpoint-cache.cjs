/** Replaces, in bundles, the cache of discovered endpoints (7 KB): no client of the product enables endpoint discovery. */
exports.EndpointCache = class EndpointCache {};
