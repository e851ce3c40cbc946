export { checkDocument, DocumentError, EMPTY_DOCUMENT, type PostDocument } from './check-document.ts';
export { EMBED_HOSTS, type Embed, embedAddress, embedOfLink } from './embeds.ts';
export { type HtmlOptions, htmlOf, type PictureSource } from './html-of.ts';
export { imageSourcesOf, imagesWithoutAlt } from './images-of.ts';
export { isSafeHref, isSitePath } from './links.ts';
export { documentOfMarkdown } from './markdown.ts';
export { sanitizeHtml } from './sanitize.ts';
export { postSchema } from './schema.ts';
export { readMinutes, textOf } from './text-of.ts';
