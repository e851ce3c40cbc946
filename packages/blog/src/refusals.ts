import { type CanvasPost, type Language, type Reason, reason } from '@groundswell/contracts';
import { Conflict, InvalidRequest, NotFound, PreconditionFailed } from '@groundswell/runtime';

/** Also for what is there and is none of the asker's business: both are answered alike. */
export const unknownPost = () => new NotFound(reason('post-unknown'));
export const unknownLabel = () => new NotFound(reason('label-unknown'));
export const unknownAuthor = () => new NotFound(reason('author-unknown'));
export const unknownRevision = () => new NotFound(reason('revision-unknown'));
export const previewOver = () => new NotFound(reason('preview-over'));
export const invitationOver = () => new NotFound(reason('invitation-over'));

/** The post's state has changed since the page was drawn. */
export const notSo = () => new Conflict(reason('post-not-so'));
/** The writer was at work on it; the text that they sent is theirs to keep elsewhere. */
export const postDeleted = () => new Conflict(reason('post-deleted'));
/** Their invitation was accepted. */
export const writesHere = () => new Conflict(reason('role-taken'));
export const labelUsed = () => new Conflict(reason('label-used'));
/** Or the one who changes them is no admin any more. */
export const writerChanged = () => new Conflict(reason('writer-changed'));
export const ownRole = () => new Conflict(reason('role-own'));
export const invitationOfAnother = () => new Conflict(reason('invitation-of-another'));

/** An invitation's link that was cut or altered. */
export const notWhole = () => wrongField('token', reason('link-not-whole'));
export const slugTaken = () => wrongField('slug', reason('slug-taken'));
export const imageGone = () => wrongField('image', reason('picture-gone'));
export const avatarGone = () => wrongField('avatar', reason('picture-gone'));
export const tooLarge = () => wrongField('texts', reason('post-too-large'));
export const unknownTag = (name: string) => wrongField('tags', reason('tag-unknown', { name }));
export const unknownTopic = (name: string) => wrongField('topic', reason('topic-unknown', { name }));
export const wrongDocument = (lang: Language) => wrongField(`texts.${lang}.document`, reason('post-document-wrong'));
export const roleTaken = () => wrongField('email', reason('role-taken'));
export const timeNear = () => wrongField('publishAt', reason('post-time-near'));
export const timeFar = () => wrongField('publishAt', reason('post-time-far'));
/** `newest` is what somebody else wrote. */
export const changedMeanwhile = (newest: CanvasPost) => new PreconditionFailed(reason('post-changed'), newest);

function wrongField(field: string, why: Reason): InvalidRequest {
  return new InvalidRequest({ [field]: [why] });
}
