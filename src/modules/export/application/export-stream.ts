import { Transform, type TransformCallback } from 'node:stream';

/** How often, and after how many bytes at most, it is judged whether the file may go on. */
const CHECK_INTERVAL_MS = 2_000;
const CHECK_BYTES = 8 * 1024 * 1024;
/** Longer than this nothing goes on that nobody could judge. */
const MAX_UNCHECKED_MS = 15_000;
/** The database sends 8 KB at once; each write costs as much as neutralising so many. */
const WRITE_BYTES = 64 * 1024;
/** A receiver takes at least so much in a minute (4 KB/s), or makes room for others. */
const MIN_BYTES = 240 * 1024;
const MIN_BYTES_WINDOW_MS = 60_000;

/**
 * - `access_lost`: the session, the permission or the sight of some of the leads
 * - `too_slow`: the receiver
 * - `receiver_left`: cancelled, or the network broke
 * - `failed`: the database, or the record of the export
 */
export type AbortReason = 'access_lost' | 'too_slow' | 'receiver_left' | 'failed';

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
  private buffered = '';
  private reason: AbortReason | null = null;
  private pushedBytes = 0;
  private checkedBytes = 0;
  private checkedMs = Date.now();
  /** When the receiver had last taken enough, and how much it had taken then. */
  private pace = { bytes: 0, ms: Date.now() };

  constructor(
    header: Uint8Array,
    private readonly watch: ExportWatch,
    private readonly format: FileFormat,
  ) {
    super();
    this.push(header);
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS);
  }

  /** How many rows have been given away, all of a whole file. */
  get rows(): number {
    return this.format.records;
  }

  /** Why the file ended before its end. */
  get abortReason(): AbortReason {
    return this.reason ?? 'failed';
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const piece = this.format.take(chunk);
    // Through a string: these are what makes V8 collect often, and only then are buffers that have left given back. Without,
    // the server takes 30 MB and twice the CPU time more.
    this.buffered += Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
    if (this.buffered.length >= WRITE_BYTES) this.pushBuffered();
    if (this.pushedBytes - this.checkedBytes < CHECK_BYTES) done();
    else this.checkAccess().then(() => done(), done);
  }

  override _flush(done: TransformCallback): void {
    this.pushBuffered();
    this.push(this.format.rest());
    this.watch.atEnd(this.rows).then(() => done(), done);
  }

  override _destroy(failure: Error | null, done: (failure: Error | null) => void): void {
    clearInterval(this.timer);
    if (!failure) this.reason ??= 'receiver_left';
    done(failure);
  }

  private pushBuffered(): void {
    this.pushedBytes += this.buffered.length;
    this.push(this.buffered, 'latin1');
    this.buffered = '';
  }

  private async check(): Promise<void> {
    this.checkPace();
    await this.checkAccess();
  }

  private async checkAccess(): Promise<void> {
    this.checkedBytes = this.pushedBytes;
    try {
      if (!(await this.watch.mayContinue())) this.abort('access_lost');
      this.checkedMs = Date.now();
    } catch {
      if (Date.now() - this.checkedMs > MAX_UNCHECKED_MS) this.abort('failed');
    }
  }

  private checkPace(): void {
    const bytes = this.pushedBytes - this.readableLength;
    const ms = Date.now();
    const isWaitingForRows = this.readableLength === 0;
    if (isWaitingForRows || bytes - this.pace.bytes >= MIN_BYTES) this.pace = { bytes, ms };
    else if (ms - this.pace.ms > MIN_BYTES_WINDOW_MS) this.abort('too_slow');
  }

  private abort(reason: AbortReason): void {
    if (this.destroyed) return;
    this.reason = reason;
    this.destroy(new Error(`The export was broken off: ${reason}.`));
  }
}
