/** The user, and the parameters within a section of the admin interface: `/canvas-ui/posts/{id}/{view}`. */
export interface SectionProps {
  /** The role: 1 contributor, 2 editor, 3 admin. */
  readonly role: number;
  /** The id of the writer's account. */
  readonly userId: string;
  readonly id: string | undefined;
  readonly view: string | undefined;
}
