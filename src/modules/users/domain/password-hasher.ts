/** Both methods throw `passwordsBusy` if the queue holds more than about one second of work. */
export abstract class PasswordHasher {
  abstract readonly isBusy: boolean;

  abstract hash(password: string): Promise<string>;

  /** Whether the password matches the hash. If the hash is null, it returns false after the same time. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}
