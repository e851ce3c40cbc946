export { shippedContent } from './shipped-content.ts';
export { type SiteContentStore, type SiteRevision, siteContent } from './site-content.ts';
