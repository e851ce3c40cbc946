import { type CanvasPost, type Language, type Reason, reason } from '@groundswell/contracts';
import { ConflictError, InvalidRequestError, NotFoundError, PreconditionFailedError } from '@groundswell/runtime';

/** Also for what is there and is none of the asker's business: both are answered alike. */
export const unknownPost = () => new NotFoundError(reason('post-unknown'));
export const unknownLabel = () => new NotFoundError(reason('label-unknown'));
export const unknownAuthor = () => new NotFoundError(reason('author-unknown'));
export const unknownRevision = () => new NotFoundError(reason('revision-unknown'));
export const previewOver = () => new NotFoundError(reason('preview-over'));
export const invitationOver = () => new NotFoundError(reason('invitation-over'));

/** The post's state has changed since the page was drawn. */
export const notSo = () => new ConflictError(reason('post-not-so'));
/** The writer was at work on it; the text that they sent is theirs to keep elsewhere. */
export const postDeleted = () => new ConflictError(reason('post-deleted'));
/** Their invitation was accepted. */
export const writesHere = () => new ConflictError(reason('role-taken'));
export const labelUsed = () => new ConflictError(reason('label-used'));
/** Or the one who changes them is no admin any more. */
export const writerChanged = () => new ConflictError(reason('writer-changed'));
export const ownRole = () => new ConflictError(reason('role-own'));
export const invitationOfAnother = () => new ConflictError(reason('invitation-of-another'));

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
export const changedMeanwhile = (newest: CanvasPost) => new PreconditionFailedError(reason('post-changed'), newest);

function wrongField(field: string, why: Reason): InvalidRequestError {
  return new InvalidRequestError({ [field]: [why] });
}
