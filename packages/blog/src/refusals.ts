import { type CanvasPost, type Language, type Reason, reason } from '@groundswell/contracts';
import { ConflictError, InvalidRequestError, NotFoundError, PreconditionFailedError } from '@groundswell/runtime';

/** The refusal for a missing post and for one that the caller may not read, so that the two cannot be told apart. */
export const unknownPost = () => new NotFoundError(reason('post-unknown'));
export const unknownLabel = () => new NotFoundError(reason('label-unknown'));
export const unknownAuthor = () => new NotFoundError(reason('author-unknown'));
export const unknownRevision = () => new NotFoundError(reason('revision-unknown'));
export const previewOver = () => new NotFoundError(reason('preview-over'));
export const invitationOver = () => new NotFoundError(reason('invitation-over'));

/** The refusal of a change that the post's current state does not allow. */
export const wrongPostState = () => new ConflictError(reason('post-not-so'));
/** The refusal of a save to a post that was deleted meanwhile; the writer can copy the text from the editor. */
export const postDeleted = () => new ConflictError(reason('post-deleted'));
/** The refusal to withdraw an invitation that was already accepted. */
export const alreadyWriter = () => new ConflictError(reason('role-taken'));
export const labelUsed = () => new ConflictError(reason('label-used'));
/** The refusal of a save because the edited profile, or the role of the admin who edits it, changed meanwhile. */
export const writerChanged = () => new ConflictError(reason('writer-changed'));
export const ownRole = () => new ConflictError(reason('role-own'));
export const invitationOfAnother = () => new ConflictError(reason('invitation-of-another'));

/** The refusal of an invitation link that was cut off or altered. */
export const brokenLink = () => wrongField('token', reason('link-not-whole'));
export const slugTaken = () => wrongField('slug', reason('slug-taken'));
export const imageGone = () => wrongField('image', reason('picture-gone'));
export const avatarGone = () => wrongField('avatar', reason('picture-gone'));
export const tooLarge = () => wrongField('texts', reason('post-too-large'));
export const unknownTag = (name: string) => wrongField('tags', reason('tag-unknown', { name }));
export const unknownTopic = (name: string) => wrongField('topic', reason('topic-unknown', { name }));
export const wrongDocument = (lang: Language) => wrongField(`texts.${lang}.document`, reason('post-document-wrong'));
export const roleTaken = () => wrongField('email', reason('role-taken'));
export const publishTimeTooSoon = () => wrongField('publishAt', reason('post-time-near'));
export const publishTimeTooFar = () => wrongField('publishAt', reason('post-time-far'));
/** The refusal of a save with a stale revision; `newest` is the text of the later writer. */
export const staleRevision = (newest: CanvasPost) => new PreconditionFailedError(reason('post-changed'), newest);

function wrongField(field: string, why: Reason): InvalidRequestError {
  return new InvalidRequestError({ [field]: [why] });
}
