import { useEffect, useRef, useState } from 'react';
import type { ApiProblem } from '../../shared/api/problem';
import { type Import, useAddImportMutation, useSaveImportPartMutation } from './imports-api';

const PART_BYTES = 512 * 1024;
const RETRY_WAITS_MS = [1_000, 2_000, 4_000];

interface Upload {
  readonly file: File | null;
  readonly id: string | null;
  readonly sentParts: number;
  readonly isSending: boolean;
  readonly error: unknown;
}

const NOTHING: Upload = { file: null, id: null, sentParts: 0, isSending: false, error: null };

/**
 * Uploads a file in parts, one after the other. `send` with the same file continues after a failure.
 * @param opened - An import whose file has not arrived completely, or null for a new import.
 */
export function useUpload(opened: Import | null, onUploaded: (id: string) => void) {
  const [add] = useAddImportMutation();
  const [savePart] = useSaveImportPartMutation();
  const [upload, setUpload] = useState(NOTHING);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const saveWithRetries = async (id: string, number: number, bytes: Blob) => {
    for (const waitMs of RETRY_WAITS_MS) {
      const { error } = await savePart({ id, number, bytes });
      if (!error || hasLeft.current || !isTemporary(error as ApiProblem)) return error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    return (await savePart({ id, number, bytes })).error;
  };

  const send = async (file: File) => {
    const latest = isSameFile(upload.file, file) ? upload : { ...NOTHING, id: opened?._id ?? null };
    const update = (changes: Partial<Upload>) => setUpload((known) => ({ ...known, ...changes }));
    const fail = (error: unknown) => update({ isSending: false, error });
    setUpload({ ...latest, file, isSending: true, error: null });
    const added = latest.id === null ? await add({ fileName: file.name.slice(-200), size: file.size }) : null;
    if (hasLeft.current) return;
    if (added?.error) return fail(added.error);
    const id = added?.data._id ?? latest.id ?? '';
    update({ id });
    for (let number = latest.sentParts; number * PART_BYTES < file.size; number += 1) {
      const error = await saveWithRetries(id, number, file.slice(number * PART_BYTES, (number + 1) * PART_BYTES));
      if (hasLeft.current) return;
      if (error) return fail(error);
      update({ sentParts: number + 1 });
    }
    onUploaded(id);
  };

  const sentBytes = Math.min(upload.sentParts * PART_BYTES, upload.file?.size ?? 0);
  return { ...upload, sentBytes, send };
}

/** Whether a part can succeed if it is sent again a moment later. */
function isTemporary({ status }: ApiProblem): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

function isSameFile(known: File | null, file: File): boolean {
  return known?.name === file.name && known.size === file.size && known.lastModified === file.lastModified;
}
