import type { ApiProblem } from '../../shared/api/problem';
import type { ApiCall } from './api-call';
import { authorizedFetch, type Caller } from './authorized-fetch';

const CUT_OFF: ApiProblem = {
  status: 0,
  code: 'cut_off',
  message: 'The download was interrupted. Try again.',
  errors: [],
};

/** `totalRows` is null if the server did not send the count. */
export interface DownloadProgress {
  readonly rows: number;
  readonly totalRows: number | null;
  readonly bytes: number;
}

export interface DownloadedFile {
  readonly name: string;
  readonly rows: number;
}

/** Received data is turned into Blobs of this size, because the browser can keep Blobs on disk. */
const PIECE_BYTES = 4 * 1024 * 1024;
const PROGRESS_INTERVAL_MS = 200;

/**
 * Downloads a file as the signed-in user. Counts its rows as in CSV. Saves nothing if that fails or is cancelled.
 */
export async function downloadFile(
  call: ApiCall,
  caller: Caller,
  defaultName: string,
  onProgress: (progress: DownloadProgress) => void = () => undefined,
): Promise<{ readonly data: DownloadedFile } | { readonly error: ApiProblem }> {
  const outcome = await authorizedFetch(call, caller);
  if ('problem' in outcome) return { error: outcome.problem };
  const { response } = outcome;
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const name = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? defaultName;
  const total = response.headers.get('X-Total-Count');
  try {
    const { file, rows } = await receive(response, total === null ? null : Number(total), onProgress);
    if (total !== null && rows !== Number(total)) return { error: CUT_OFF };
    save(file, name);
    return { data: { name, rows } };
  } catch {
    return { error: CUT_OFF };
  }
}

async function receive(
  response: Response,
  totalRows: number | null,
  onProgress: (progress: DownloadProgress) => void,
): Promise<{ file: Blob; rows: number }> {
  const rows = new CsvRows();
  const pieces: Blob[] = [];
  let unsaved: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let pieceBytes = 0;
  let shownMs = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const { value } = read;
    rows.take(value);
    unsaved.push(value);
    bytes += value.length;
    pieceBytes += value.length;
    if (pieceBytes >= PIECE_BYTES) {
      pieces.push(new Blob(unsaved));
      unsaved = [];
      pieceBytes = 0;
    }
    if (Date.now() - shownMs >= PROGRESS_INTERVAL_MS) {
      onProgress({ rows: rows.count, totalRows, bytes });
      shownMs = Date.now();
    }
  }
  const type = response.headers.get('Content-Type') ?? 'text/csv';
  return { file: new Blob([...pieces, ...unsaved], { type }), rows: rows.count };
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const LF = 10;
const QUOTE = 34;

/** Counts the rows of a CSV file. `count` does not include the header. */
export class CsvRows {
  private records = 0;
  private isQuoted = false;

  get count(): number {
    return Math.max(0, this.records - 1);
  }

  take(piece: Uint8Array): void {
    for (const byte of piece) {
      // A doubled quote inside a cell toggles `isQuoted` twice, so nothing changes.
      if (byte === QUOTE) this.isQuoted = !this.isQuoted;
      else if (byte === LF && !this.isQuoted) this.records += 1;
    }
  }
}
