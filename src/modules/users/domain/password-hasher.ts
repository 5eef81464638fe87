/** Its methods throw `passwordsBusy` if the queue holds more than about one second of work. */
export abstract class PasswordHasher {
  abstract readonly isBusy: boolean;

  abstract hash(password: string): Promise<string>;

  /** For a null hash, takes as long and returns false, so that the time does not reveal whether a user exists. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}
