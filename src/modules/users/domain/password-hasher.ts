/** Both throw `passwordsBusy` where more passwords wait for their turn than can be worked off in about a second. */
export abstract class PasswordHasher {
  /** Whether a password would be refused now. */
  abstract readonly isBusy: boolean;

  abstract hash(password: string): Promise<string>;

  /** Whether the password is the hashed one. With no hash it takes the same time and answers false. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}
