import description from './openapi.generated.json' with { type: 'json' };

/** Returns the open API's OpenAPI document with the name and address of this deployment filled in. */
export function describeApi(product: string, site: string): Record<string, unknown> {
  return {
    ...description,
    info: {
      ...description.info,
      title: `${product} API`,
      license: { ...description.info.license, url: `${site}/developers` },
    },
    servers: [{ url: site }],
  };
}
