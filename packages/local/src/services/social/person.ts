/** A person at a provider, as entered on the local sign-in page. */
export interface SocialPerson {
  /** The person's id at the provider, independent of the email address. */
  readonly subject: string;
  /** Absent if the person does not share the address. */
  readonly email?: string;
  readonly emailVerified: boolean;
}
