import { leadChangedMeanwhile } from './lead.errors.js';
import type { Lead } from './lead.js';
import { leadScope, type Viewer } from './lead-access.js';
import type { ChangeOrigin, LeadEditor } from './lead-writer.js';

export interface LeadCall {
  readonly viewer: Viewer;
  readonly leadId: string;
  /** The version that the caller last saw. Null accepts any version. */
  readonly version: number | null;
  readonly address: string;
}

export function originOf({
  viewer,
  address,
}: Pick<LeadCall, 'viewer' | 'address'>): ChangeOrigin & { actorId: string } {
  return { actorId: viewer.id, address };
}

export function editorOf(call: Pick<LeadCall, 'viewer' | 'address'>): LeadEditor {
  return { ...originOf(call), scope: leadScope(call.viewer) };
}

/** @throws leadChangedMeanwhile if the caller saw another version of the lead */
export function requireVersion(version: number | null, lead: Pick<Lead, 'version'>): void {
  if (version !== null && version !== lead.version) throw leadChangedMeanwhile();
}

/** How many times a change without a version is tried if others change the lead at the same time. */
const MAX_TRIES = 5;

/** Tries again if `work` returns null because the lead has changed. @throws leadChangedMeanwhile after five tries */
export async function retryWhenChanged<T>(work: () => Promise<T | null>): Promise<T> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const done = await work();
    if (done !== null) return done;
  }
  throw leadChangedMeanwhile();
}
