/** The clock that all processes and the database's own conditions go by, however those of the machines are set. */
export abstract class Clock {
  abstract now(): Promise<Date>;
}
