import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SafeCsv } from '../../../shared/domain/csv.js';
import { ExportStream } from './export-stream.js';

const ROW = `${'x'.repeat(1023)}\n`;
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

/** Starts sending a file that consists of these chunks. `outcome` resolves to how the export ended. */
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

describe('an export file', () => {
  it('ends after its rows are recorded', async () => {
    send(chunksOf(3));
    await readAll();
    expect(await outcome).toBe('complete');
    expect(ended).toEqual([3 * 64]);
  });

  it('stops within seconds when access is lost, even if it is read slowly', async () => {
    send(chunksOf(1_000));
    await pass(10);
    mayContinue = async () => false;
    await pass(3);
    expect(await outcome).toBe('access_lost');
    expect(file.rows).toBeLessThan(1_000 * 64);
    expect(ended).toEqual([]);
  });

  it('checks access every few megabytes, even if it is read fast', async () => {
    send(chunksOf(1_000));
    mayContinue = async () => false;
    expect(await readAll()).toBeLessThan(10 * 1024 * 1024);
    expect(await outcome).toBe('access_lost');
  });

  it('survives a short failure of the access check, but not a long one', async () => {
    send(chunksOf(1_000));
    mayContinue = () => Promise.reject(new Error('no database'));
    await pass(10);
    expect(file.destroyed).toBe(false);
    await pass(10);
    expect(await outcome).toBe('failed');
  });

  it('stops if the client reads nothing for a minute', async () => {
    send(chunksOf(1_000));
    await pass(58);
    expect(file.destroyed).toBe(false);
    await pass(6);
    expect(await outcome).toBe('too_slow');
  });

  it('stops if the client reads very slowly', async () => {
    send(chunksOf(1_000));
    for (let i = 0; i < 70 && !file.destroyed; i += 1) {
      file.read(1_024);
      await pass(1);
    }
    expect(await outcome).toBe('too_slow');
  });

  it('continues for a client with a slow connection', async () => {
    send(chunksOf(1_000));
    for (let i = 0; i < 180; i += 1) {
      file.read(6 * 1024) ?? file.read();
      await pass(1);
    }
    expect(file.destroyed).toBe(false);
  });

  it('waits for rows without a limit', async () => {
    async function* slowly() {
      yield CHUNK;
      await new Promise<void>(() => undefined);
    }
    send(slowly());
    await readAll();
    await pass(200);
    expect(file.destroyed).toBe(false);
  });

  it('distinguishes a client that disconnects from a database that fails', async () => {
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
