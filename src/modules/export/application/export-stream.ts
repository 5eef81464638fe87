import { Transform, type TransformCallback } from 'node:stream';

/** Access is checked again after this time, or after this many bytes. */
const CHECK_INTERVAL_MS = 2_000;
const CHECK_BYTES = 8 * 1024 * 1024;
/** The export stops if the access check fails for longer than this. */
const MAX_UNCHECKED_MS = 15_000;
/**
 * The database sends chunks of 8 KB. They are joined into writes of this size, because one write costs as much as
 * making 64 KB safe for spreadsheets.
 */
const WRITE_BYTES = 64 * 1024;
/** A client must read this much in a minute (4 KB/s). Slower exports stop, to free their slot. */
const MIN_BYTES = 240 * 1024;
const MIN_BYTES_WINDOW_MS = 60_000;

/**
 * Why an export stopped before its end.
 * - `access_lost`: the session or permission ended, or some leads left the scope
 * - `too_slow`: the client read too slowly
 * - `receiver_left`: the client cancelled, or the network failed
 * - `failed`: the database or the audit trail failed
 */
export type AbortReason = 'access_lost' | 'too_slow' | 'receiver_left' | 'failed';

interface ExportWatch {
  /** Whether the caller still has access to all leads in the file. */
  readonly mayContinue: () => Promise<boolean>;
  /** Runs before the last byte is sent. If it fails, the file stays incomplete. */
  readonly atEnd: (rows: number) => Promise<void>;
}

export interface FileFormat {
  readonly records: number;
  /** The returned buffer is valid until the next call, which can reuse it. */
  take(piece: Uint8Array): Uint8Array;
  rest(): Uint8Array;
}

/**
 * Streams database records as a file. An export that stops early destroys the stream, so the client cannot mistake it
 * for a complete file.
 */
export class ExportStream extends Transform {
  private readonly timer: NodeJS.Timeout;
  /** The bytes of the next write, as a string with one character per byte. */
  private buffered = '';
  private reason: AbortReason | null = null;
  private pushedBytes = 0;
  private checkedBytes = 0;
  private checkedMs = Date.now();
  /** The last time when the client was reading fast enough, and the bytes it had read by then. */
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

  get rows(): number {
    return this.format.records;
  }

  get abortReason(): AbortReason {
    return this.reason ?? 'failed';
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const piece = this.format.take(chunk);
    // Strings make V8 collect garbage often enough to free the buffers that were sent. With buffers alone, an export of
    // 100,000 leads took 30 MB more memory and almost three times the CPU time.
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
