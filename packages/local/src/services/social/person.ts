/** A person at a provider, as entered by whoever tries the sign-in. */
export interface SocialPerson {
  /** The id at the provider, whatever the address. */
  readonly subject: string;
  /** Absent where it is not shared. */
  readonly email?: string;
  readonly emailVerified: boolean;
}
