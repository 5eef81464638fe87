import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SafeCsv } from '../../../shared/domain/csv.js';
import { ExportStream } from './export-stream.js';

const ROW = `${'x'.repeat(1023)}\n`;
/** As much as the database sends at once. */
const CHUNK = Buffer.from(ROW.repeat(64));

let mayContinue: () => Promise<boolean>;
let ended: number[];
let outcome: Promise<string>;
let file: ExportStream;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  mayContinue = async () => true;
  ended = [];
});
afterEach(() => {
  file.destroy();
  jest.useRealTimers();
});

/** Sends a file of so many chunks, whose outcome is how it ended. */
function send(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): void {
  const watch = { mayContinue: () => mayContinue(), atEnd: async (rows: number) => void ended.push(rows) };
  file = new ExportStream(Buffer.from('header\r\n'), watch, new SafeCsv());
  outcome = pipeline(Readable.from(chunks), file).then(
    () => 'complete',
    () => file.abortReason,
  );
}

function* chunksOf(count: number) {
  for (let i = 0; i < count; i += 1) yield CHUNK;
}

/** Reads until nothing comes any more; answers how many bytes came. */
async function readAll(): Promise<number> {
  let bytes = 0;
  for (let pauses = 0; pauses < 20; pauses += 1) {
    for (let piece = file.read(); piece !== null; piece = file.read()) {
      bytes += piece.length;
      pauses = 0;
    }
    await turn();
  }
  return bytes;
}

async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    await turn();
  }
}

describe('a file on its way out', () => {
  it('ends once its rows are written down', async () => {
    send(chunksOf(3));
    await readAll();
    expect(await outcome).toBe('complete');
    expect(ended).toEqual([3 * 64]);
  });

  it('breaks off within seconds when the right to it is lost, however slowly it is read', async () => {
    send(chunksOf(1_000));
    await pass(10);
    mayContinue = async () => false;
    await pass(3);
    expect(await outcome).toBe('access_lost');
    expect(file.rows).toBeLessThan(1_000 * 64);
    expect(ended).toEqual([]);
  });

  it('is judged every few megabytes, however fast it is read', async () => {
    send(chunksOf(1_000));
    mayContinue = async () => false;
    expect(await readAll()).toBeLessThan(10 * 1024 * 1024);
    expect(await outcome).toBe('access_lost');
  });

  it('outlasts a moment in which nobody can judge, and no more', async () => {
    send(chunksOf(1_000));
    mayContinue = () => Promise.reject(new Error('no database'));
    await pass(10);
    expect(file.destroyed).toBe(false);
    await pass(10);
    expect(await outcome).toBe('failed');
  });

  it('breaks off when nothing is taken for a minute', async () => {
    send(chunksOf(1_000));
    await pass(58);
    expect(file.destroyed).toBe(false);
    await pass(6);
    expect(await outcome).toBe('too_slow');
  });

  it('breaks off when it is taken drop by drop', async () => {
    send(chunksOf(1_000));
    for (let i = 0; i < 70 && !file.destroyed; i += 1) {
      file.read(1_024);
      await pass(1);
    }
    expect(await outcome).toBe('too_slow');
  });

  it('goes on for a reader on a slow line', async () => {
    send(chunksOf(1_000));
    for (let i = 0; i < 180; i += 1) {
      file.read(6 * 1024) ?? file.read();
      await pass(1);
    }
    expect(file.destroyed).toBe(false);
  });

  it('waits for rows as long as they take', async () => {
    async function* slowly() {
      yield CHUNK;
      await new Promise<void>(() => undefined);
    }
    send(slowly());
    await readAll();
    await pass(200);
    expect(file.destroyed).toBe(false);
  });

  it('tells a receiver who leaves from a database that fails', async () => {
    send(chunksOf(1_000));
    await turn();
    file.destroy();
    expect(await outcome).toBe('receiver_left');

    async function* failing() {
      yield CHUNK;
      throw new Error('no database');
    }
    send(failing());
    void readAll();
    expect(await outcome).toBe('failed');
  });
});
