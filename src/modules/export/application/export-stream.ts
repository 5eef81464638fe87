import { Transform, type TransformCallback } from 'node:stream';

/** How often, and after how many bytes at most, it is judged whether the file may go on. */
const JUDGE_INTERVAL_MS = 2_000;
const JUDGE_BYTES = 8 * 1024 * 1024;
/** Longer than this nothing goes on that nobody could judge. */
const MAX_UNJUDGED_MS = 15_000;
/** The database sends 8 KB at once; each write costs as much as neutralising so many. */
const WRITE_BYTES = 64 * 1024;
/** A receiver takes at least so much in a minute (4 KB/s), or makes room for others. */
const LEAST_BYTES = 240 * 1024;
const LEAST_BYTES_MS = 60_000;

/**
 * - `access_lost`: the session, the permission or the sight of some of the leads
 * - `too_slow`: the receiver
 * - `receiver_left`: cancelled, or the network broke
 * - `failed`: the database, or the record of the export
 */
export type BrokenOff = 'access_lost' | 'too_slow' | 'receiver_left' | 'failed';

interface ExportWatch {
  /** Whether the caller may still have what is in the file. */
  readonly mayContinue: () => Promise<boolean>;
  /** Before the last byte leaves; the file breaks off where this fails. */
  readonly atEnd: (rows: number) => Promise<void>;
}

/** Turns what the database writes into the text of a file, piece by piece. */
export interface FileFormat {
  /** How many records have ended in what was taken. */
  readonly records: number;
  /** The piece as it stands in the file; the next one may be written over it. */
  take(piece: Uint8Array): Uint8Array;
  /** The last bytes of the file. */
  rest(): Uint8Array;
}

/**
 * Records of the database on their way out as a file. What has no end that the receiver could
 * take for one: broken off, the stream is destroyed.
 */
export class ExportStream extends Transform {
  private readonly timer: NodeJS.Timeout;
  /** What goes out next, a byte a sign. */
  private gathered = '';
  private reason: BrokenOff | null = null;
  private pushedBytes = 0;
  private judgedBytes = 0;
  private judgedMs = Date.now();
  /** When the receiver had last taken enough, and how much it had taken then. */
  private pace = { bytes: 0, ms: Date.now() };

  constructor(
    header: Uint8Array,
    private readonly watch: ExportWatch,
    private readonly format: FileFormat,
  ) {
    super();
    this.push(header);
    this.timer = setInterval(() => void this.look(), JUDGE_INTERVAL_MS);
  }

  /** How many rows have been given away, all of a whole file. */
  get rows(): number {
    return this.format.records;
  }

  /** Why the file ended before its end. */
  get brokenOff(): BrokenOff {
    return this.reason ?? 'failed';
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const piece = this.format.take(chunk);
    // Through a string: these are what makes V8 collect often, and only then are buffers that have left given back. Without,
    // the server takes 30 MB and twice the CPU time more.
    this.gathered += Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
    if (this.gathered.length >= WRITE_BYTES) this.pushGathered();
    if (this.pushedBytes - this.judgedBytes < JUDGE_BYTES) done();
    else this.judge().then(() => done(), done);
  }

  override _flush(done: TransformCallback): void {
    this.pushGathered();
    this.push(this.format.rest());
    this.watch.atEnd(this.rows).then(() => done(), done);
  }

  override _destroy(failure: Error | null, done: (failure: Error | null) => void): void {
    clearInterval(this.timer);
    if (!failure) this.reason ??= 'receiver_left';
    done(failure);
  }

  private pushGathered(): void {
    this.pushedBytes += this.gathered.length;
    this.push(this.gathered, 'latin1');
    this.gathered = '';
  }

  private async look(): Promise<void> {
    this.judgePace();
    await this.judge();
  }

  private async judge(): Promise<void> {
    this.judgedBytes = this.pushedBytes;
    try {
      if (!(await this.watch.mayContinue())) this.breakOff('access_lost');
      this.judgedMs = Date.now();
    } catch {
      if (Date.now() - this.judgedMs > MAX_UNJUDGED_MS) this.breakOff('failed');
    }
  }

  private judgePace(): void {
    const bytes = this.pushedBytes - this.readableLength;
    const ms = Date.now();
    const isWaitingForRows = this.readableLength === 0;
    if (isWaitingForRows || bytes - this.pace.bytes >= LEAST_BYTES) this.pace = { bytes, ms };
    else if (ms - this.pace.ms > LEAST_BYTES_MS) this.breakOff('too_slow');
  }

  private breakOff(reason: BrokenOff): void {
    if (this.destroyed) return;
    this.reason = reason;
    this.destroy(new Error(`The export was broken off: ${reason}.`));
  }
}
