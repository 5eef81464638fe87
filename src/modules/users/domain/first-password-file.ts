/** Where a generated first password waits for the person it is for: nobody else can read it. */
export abstract class FirstPasswordFile {
  /** Answers the path. */
  abstract write(password: string): Promise<string>;

  /** Nothing happens where there is none. */
  abstract remove(): Promise<void>;
}
