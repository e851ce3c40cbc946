/** Who looks, and what an address names within a section: `/canvas-ui/posts/{id}/{view}`. */
export interface SectionProps {
  /** 1 contributor, 2 editor, 3 admin. */
  readonly role: number;
  /** Of the writer's account. */
  readonly userId: string;
  readonly id: string | undefined;
  readonly view: string | undefined;
}
