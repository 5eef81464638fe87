import { QueryFailedError } from 'typeorm';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import { assigneeNotPossible, leadNotFound } from '../domain/lead.errors.js';

const FOREIGN_KEY_VIOLATION = '23503';

/** What a row can refer to that somebody else may delete between our check and our write. */
const ANSWERS: Readonly<Record<string, () => Error>> = {
  leads_assigned_to_fkey: assigneeNotPossible,
  lead_notes_lead_id_fkey: leadNotFound,
  lead_notes_author_id_fkey: notSignedIn,
  lead_pairs_decided_by_fkey: notSignedIn,
};

/** Does `work`; where what it refers to was deleted meanwhile, it answers as if that had been gone from the start. */
export async function mapForeignKeyViolation<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (failure) {
    if (!(failure instanceof QueryFailedError)) throw failure;
    const { code, constraint } = failure.driverError as { code?: string; constraint?: string };
    const answer = code === FOREIGN_KEY_VIOLATION ? ANSWERS[constraint ?? ''] : undefined;
    throw answer ? answer() : failure;
  }
}
