export { canvasLabel } from './canvas-label.ts';
export { canvasPostOf, cardRow, revisionReply, rowReply } from './canvas-post.ts';
export { deletePost, undeletePost } from './delete-post.ts';
export { etagOf, revisionOf } from './etag.ts';
export {
  acceptInvitation,
  checkInvitation,
  invitationReply,
  inviteWriter,
  listInvitations,
  withdrawInvitation,
} from './invite-writer.ts';
export { type Goal, movePost } from './move-post.ts';
export { ownAuthor } from './own-author.ts';
export { cardReplies, countedLabel, findPublishedAuthor, listCards, listLabels } from './public-lists.ts';
export { authorReply, cardReply, labelReply, postReply } from './public-post.ts';
export { publicationOf } from './publication.ts';
export { publishDue } from './publish-due.ts';
export { readPost } from './read-post.ts';
export { readPreview } from './read-preview.ts';
export { readRelated } from './read-related.ts';
export {
  labelUsed,
  previewOver,
  unknownLabel,
  unknownPost,
  unknownRevision,
} from './refusals.ts';
export { restoreRevision } from './restore-revision.ts';
export { isEditor, rightsTo, type Writer } from './rights.ts';
export { savePost } from './save-post.ts';
export { findWriter, removeWriter, roleNumber, roleOf, saveWriter, writerReply } from './writers.ts';
