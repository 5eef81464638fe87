export abstract class DatabaseHealth {
  /** Answers when the database does; fails within 2 s when it does not. */
  abstract check(): Promise<void>;
}
