/** The zip file of an XLSX workbook: its parts as streams of XML events, with bounded sizes. */
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import sax from 'sax';
import yauzl from 'yauzl';
import { DomainError } from '../../../shared/domain/failure.js';
import {
  MAX_UNPACKED_BYTES,
  MAX_ZIP_ENTRIES,
  unpackedTooLarge,
  workbookDamaged,
  workbookProtected,
} from '../domain/sheet.js';

/** Sheets are packed to a tenth or a fiftieth. Only files made to fill the memory reach more than this. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 10 * 1024 * 1024;

/** The sheets and the shared strings are larger, but not the other parts. */
const MAX_SMALL_PART_BYTES = 20 * 1024 * 1024;
/** The parser keeps the open elements, and the attributes of an element that has not ended. */
const MAX_DEPTH = 100;
const MAX_ELEMENT_CHARACTERS = 1024 * 1024;

export interface XmlHandlers {
  /** @param name - without its namespace prefix */
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
}

/** An open XLSX file. It does not close the file. */
export class XlsxPackage {
  private unpackedBytes = 0;

  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
  ) {}

  /** @throws DomainError if the file is damaged, or its parts are too large or too many */
  static async open(file: FileHandle): Promise<XlsxPackage> {
    try {
      // `autoClose: false` leaves the file to its owner.
      const zip = await yauzl.fromFdPromise(file.fd, { lazyEntries: true, autoClose: false });
      if (zip.entryCount > MAX_ZIP_ENTRIES) throw unpackedTooLarge();
      const entries = await readEntries(zip);
      const declaredBytes = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
      if (declaredBytes > MAX_UNPACKED_BYTES) throw unpackedTooLarge();
      return new XlsxPackage(zip, entries);
    } catch (error) {
      throw asFailure(error);
    }
  }

  has(path: string): boolean {
    return this.entries.has(path.toLowerCase());
  }

  /** Passes a whole part to the handlers, which can keep what they get: `maxBytes` bounds it. */
  async read(path: string, handlers: XmlHandlers, maxBytes = MAX_SMALL_PART_BYTES): Promise<void> {
    const before = this.unpackedBytes;
    for await (const _ of this.pieces(path, handlers))
      if (this.unpackedBytes - before > maxBytes) throw unpackedTooLarge();
  }

  /**
   * Passes a part to the handlers, and yields after each piece. Ending the loop early closes the stream.
   *
   * @throws DomainError if the part is missing, damaged or too large
   */
  async *pieces(path: string, handlers: XmlHandlers): AsyncGenerator<void> {
    const entry = this.entries.get(path.toLowerCase());
    if (entry === undefined) throw workbookDamaged();
    if (entry.isEncrypted()) throw workbookProtected();
    const parser = xmlParser(handlers);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let stream: Readable | undefined;
    let bytes = 0;
    try {
      stream = await this.zip.openReadStreamPromise(entry);
      for await (const piece of stream as AsyncIterable<Buffer>) {
        bytes += piece.length;
        this.unpackedBytes += piece.length;
        // The declared sizes can be wrong, so the bytes are counted too.
        if (this.unpackedBytes > MAX_UNPACKED_BYTES) throw unpackedTooLarge();
        if (bytes > RATIO_FROM_BYTES && bytes > entry.compressedSize * MAX_RATIO) throw unpackedTooLarge();
        parser.write(decoder.decode(piece, { stream: true }));
        yield;
      }
      parser.write(decoder.decode());
      parser.close();
    } catch (error) {
      throw asFailure(error);
    } finally {
      stream?.destroy();
    }
  }
}

async function readEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  // Paths in a package ignore case, and some programs write backslashes.
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.replaceAll('\\', '/').toLowerCase(), entry);
  return entries;
}

interface XmlParser {
  readonly write: (text: string) => void;
  readonly close: () => void;
}

function xmlParser({ open, text, close }: XmlHandlers): XmlParser {
  // `position` also makes the parser bound its buffers.
  const parser = sax.parser(true, { position: true });
  let depth = 0;
  let silentCharacters = 0;
  parser.onopentag = ({ name, attributes }) => {
    silentCharacters = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw workbookDamaged();
    open(localName(name), attributes as Readonly<Record<string, string>>);
  };
  parser.ontext = text;
  parser.oncdata = text;
  parser.onclosetag = (name) => {
    silentCharacters = 0;
    depth -= 1;
    close(localName(name));
  };
  parser.onerror = (error) => {
    throw error;
  };
  return {
    write: (piece) => {
      silentCharacters += piece.length;
      parser.write(piece);
      if (silentCharacters > MAX_ELEMENT_CHARACTERS) throw workbookDamaged();
    },
    close: () => parser.close(),
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Errors of the zip file, of inflating, of letters and of the XML mean a damaged workbook. Other errors pass. */
function asFailure(error: unknown): unknown {
  if (!isNativeError(error) || error instanceof DomainError || 'syscall' in error) return error;
  const isOfDecoder = 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
  return isOfDecoder || error.name === 'Error' ? workbookDamaged() : error;
}
