import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { type RateLimit, type RateLimits, Throttled } from '../../../shared/domain/rate-limits.js';
import { hasPermission } from '../../users/domain/user.js';
import type { ListedLead } from '../domain/lead.js';
import type { Viewer } from '../domain/lead-access.js';

/** Limits how fast one user can write. Only programs are that fast. The methods throw `Throttled`. */
export class StaffWriteLimit {
  private readonly notes: RateLimit;
  private readonly leads: RateLimit;
  private readonly batches: RateLimit;

  constructor(
    private readonly limits: RateLimits,
    notesPerMinute: number,
  ) {
    this.notes = {
      name: 'staff-notes',
      points: notesPerMinute,
      windowSeconds: 60,
      sentence: 'You saved too many notes and calls in a minute. Please wait a minute and save again.',
    };
    this.leads = {
      name: 'staff-leads',
      points: Math.ceil(notesPerMinute / 2),
      windowSeconds: 60,
      sentence: 'You added too many leads in a minute. Please wait a minute and add this one again.',
    };
    this.batches = {
      name: 'staff-batches',
      points: Math.ceil(notesPerMinute / 3),
      windowSeconds: 60,
      sentence: 'You sent too many batches in a minute. Please wait a minute and send this one again.',
    };
  }

  countNote(viewer: Viewer): Promise<void> {
    return this.count(this.notes, viewer);
  }

  countLead(viewer: Viewer): Promise<void> {
    return this.count(this.leads, viewer);
  }

  countBatch(viewer: Viewer): Promise<void> {
    return this.count(this.batches, viewer);
  }

  /** An API key has a limit of its own for all its calls. */
  private async count(limit: RateLimit, { id, scopes }: Viewer): Promise<void> {
    if (scopes === undefined) await this.limits.consume({ limit, subject: id });
  }
}

const HOUR_SECONDS = 3_600;
/** Limit of different leads. In normal work, a user sees a few hundred leads an hour, often the same ones. */
const LEADS_AN_HOUR = 5_000;
/** The limit for users who may export. It is higher because these users can download all leads anyway. */
const LEADS_AN_HOUR_OF_EXPORTERS = 100_000;

interface Hour {
  readonly endsAtMs: number;
  /** The last 32 random bits of each id. With 5,000 leads an hour, two leads collide about once in 350 hours. */
  readonly leads: Set<number>;
}

/**
 * Keeps users from copying all leads page by page; API keys are meant to. Counts the different leads per user and hour,
 * in each process.
 */
@Injectable()
export class LeadReadLimit {
  private readonly hours = new Map<string, Hour>();

  constructor(private readonly audit: AuditTrail) {}

  check(viewer: Viewer): void {
    if (viewer.scopes !== undefined) return;
    const hour = this.hours.get(viewer.id);
    if (!hour) return;
    const waitMs = hour.endsAtMs - Date.now();
    const limit = limitOf(viewer);
    if (waitMs > 0 && hour.leads.size >= limit.points) throw new Throttled(limit, Math.ceil(waitMs / 1_000));
  }

  /** Counts the leads of a list, and records their number in the audit trail. */
  count(viewer: Viewer, leads: readonly Pick<ListedLead, 'id'>[], address: string): void {
    if (leads.length === 0) return;
    for (const lead of leads) this.countOne(viewer, lead);
    this.audit.recordSoon({ action: 'lead.listed', actorId: viewer.id, address, counts: { leads: leads.length } });
  }

  /** Counts a single lead that the viewer opened. The audit trail records this separately. */
  countOne(viewer: Viewer, { id }: Pick<ListedLead, 'id'>): void {
    if (viewer.scopes !== undefined) return;
    this.hourOf(viewer).leads.add(Number.parseInt(id.slice(-8), 16));
  }

  private hourOf({ id }: Viewer): Hour {
    const now = Date.now();
    const known = this.hours.get(id);
    if (known && known.endsAtMs > now) return known;
    for (const [user, { endsAtMs }] of this.hours) if (endsAtMs <= now) this.hours.delete(user);
    const hour = { endsAtMs: now + HOUR_SECONDS * 1_000, leads: new Set<number>() };
    this.hours.set(id, hour);
    return hour;
  }
}

function limitOf(viewer: Viewer): RateLimit {
  return {
    name: 'lead-reads',
    points: hasPermission(viewer, 'canExportData') ? LEADS_AN_HOUR_OF_EXPORTERS : LEADS_AN_HOUR,
    windowSeconds: HOUR_SECONDS,
    sentence: 'You have viewed too many leads this hour. Please wait, or ask a colleague who may export.',
  };
}
