import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../../config/logger.js';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { DomainError } from '../../../shared/domain/failure.js';
import { ApiKeyAccess } from '../../auth/application/api-key-access.service.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { RecentForms } from '../../leads/application/recent-forms.service.js';
import { externalIdTaken } from '../../leads/domain/lead.errors.js';
import type { Lead } from '../../leads/domain/lead.js';
import { leadScope } from '../../leads/domain/lead-access.js';
import type { LeadChanges } from '../../leads/domain/lead-writer.js';
import { hasPermission, hasScope, type User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { changedSinceCheck, importFailed, importRightsLost } from '../domain/import.errors.js';
import { ROWS_AT_ONCE, type RowOutcome } from '../domain/import.js';
import { shapeOf } from '../domain/import-fields.js';
import { rowColumns } from '../domain/import-row.js';
import type { SheetRow } from '../domain/sheet.js';
import {
  type FormerLead,
  type ImportStep,
  ImportStepRepository,
  type StoredRow,
} from '../infrastructure/import-step.repository.js';
import { ImportsRepository, type TakenImport } from '../infrastructure/imports.repository.js';
import { SheetFiles } from '../infrastructure/sheet-files.repository.js';
import {
  type ImportPlan,
  ImportPlanner,
  type LinesByKey,
  type PlannedRow,
  problemsIn,
} from './import-planner.service.js';

const LOOK = { everyMs: 1_000, gatherMs: 20 };
const GIVE_WAY_MS = 200;
const CHARACTERS_AT_ONCE = 2_000_000;
/** After each step, the share of its time that the server pauses. */
const PAUSE_SHARE = 0.2;
/** Reading a large workbook takes longer than a lease. */
const RENEW_MS = 10_000;
/** Failures in a row after which an import stops. */
const MAX_FAILURES = 5;

/**
 * Reads, checks, imports and undoes files in the background, one at a time, 500 rows in a transaction. If a server
 * dies, another one continues after the last of these transactions.
 */
@Injectable()
export class ImportWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.look(), LOOK);
  private readonly failures = new Map<string, number>();
  private isStopping = false;

  constructor(
    private readonly imports: ImportsRepository,
    private readonly steps: ImportStepRepository,
    private readonly files: SheetFiles,
    private readonly planner: ImportPlanner,
    private readonly users: UserRepository,
    private readonly keys: ApiKeyAccess,
    private readonly forms: RecentForms,
    private readonly events: LeadEvents,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.loop.stop();
  }

  wake(): void {
    this.loop.wake();
  }

  private async look(): Promise<number | null> {
    const job = await this.imports.take();
    if (!job) return null;
    const renewal = setInterval(() => void this.imports.renew(job).catch(() => undefined), RENEW_MS);
    try {
      await this.work(job);
    } catch (failure) {
      await this.fail(job, failure);
    } finally {
      clearInterval(renewal);
      await this.imports.release(job);
    }
    return LOOK.gatherMs;
  }

  private async fail(job: TakenImport, failure: unknown): Promise<void> {
    // Another call has just taken an external id. The next try refuses only that row.
    const isRace = failure instanceof DomainError && failure.code === externalIdTaken.code;
    if (failure instanceof DomainError && !isRace) {
      await this.stop(job, failure);
      return;
    }
    const failures = (this.failures.get(job.id) ?? 0) + 1;
    this.failures.set(job.id, failures);
    this.logger.warn({ event: 'import_postponed', state: job.state, failures, err: failure });
    if (failures < MAX_FAILURES) await delay(LOOK.everyMs);
    else await this.stop(job, importFailed());
  }

  /** A file that cannot be read is refused. Later steps are cancelled. */
  private async stop({ id, state, lease }: TakenImport, { code, message }: DomainError): Promise<void> {
    const problem = { code, message };
    if (state === 'reading') await this.imports.change(id, ['reading'], { state: 'refused', problem }, lease);
    else if (state === 'undoing') await this.imports.change(id, ['undoing'], { state: 'cancelled', problem }, lease);
    else await this.imports.cancel(id, problem, lease);
  }

  private async work(job: TakenImport): Promise<void> {
    switch (job.state) {
      case 'reading':
        return this.read(job);
      case 'checking':
        return this.check(job);
      case 'importing':
        return this.importRows(job);
      default:
        return this.undo(job);
    }
  }

  private async read({ id, choices, lease }: TakenImport): Promise<void> {
    const file = await this.imports.openFile(id);
    try {
      const found = await this.files.inspect(file, choices);
      if ('question' in found) {
        await this.imports.change(id, ['reading'], { state: 'asking', question: found.question }, lease);
        return;
      }
      const shape = shapeOf(found.columns);
      await this.imports.change(id, ['reading'], { state: 'ready', contents: found, question: null, shape }, lease);
    } finally {
      await file.close();
    }
  }

  private async check(job: TakenImport): Promise<void> {
    const { contents } = job;
    if (!contents) throw new Error('An import without contents is being checked.');
    const lines: LinesByKey = new Map();
    const file = await this.imports.openFile(job.id);
    try {
      if (job.lineDone === 0) await this.imports.deleteRows(job.id);
      for await (const rows of inBatches(this.files.rows(file, contents.format))) {
        const fresh = rows.filter(({ line }) => line > job.lineDone);
        if (fresh.length < rows.length) {
          const known = rows.slice(0, rows.length - fresh.length);
          this.planner.note(await this.planOf(job), known, lines);
        }
        if (fresh.length === 0) continue;
        const isGoingOn = await this.step(job, async (step, plan) => {
          const planned = await this.planner.plan(plan, fresh, lines, step, false);
          await step.saveRows(planned.map(checkedRow));
          await step.progress(fresh.at(-1)?.line ?? 0, fresh.length, countsOf(planned));
          return true;
        });
        if (isGoingOn === null) return;
      }
      await this.imports.change(job.id, ['checking'], { state: 'checked' }, job.lease);
    } finally {
      await file.close();
    }
  }

  private async importRows(job: TakenImport): Promise<void> {
    const outcomes: RowOutcome[] = ['created', 'changed'];
    for (;;) {
      const done = await this.step(job, async (step, plan) => {
        const rows = await step.nextRows(outcomes);
        const last = rows.at(-1);
        if (!last) return 0;
        const planned = await this.planner.plan(plan, rows, new Map(), step, true);
        const stored = await this.carryOut(step, rows, planned, plan);
        await step.saveRows(stored);
        await step.progress(last.line, rows.length, difference(countsOf(stored), countsOf(rows)));
        return rows.length;
      });
      if (done === null) return;
      if (done === 0) {
        await this.imports.finish(job.id, job.lease, 'imported');
        this.events.publish({ name: 'imported' });
        return;
      }
    }
  }

  /** Changes leads one by one, then creates all others at once: rules that assign leads are locked only at the end. */
  private async carryOut(
    step: ImportStep,
    rows: readonly StoredRow[],
    planned: readonly PlannedRow[],
    { columns }: ImportPlan,
  ): Promise<StoredRow[]> {
    const stored: StoredRow[] = [];
    const repeated = new Set<number>();
    for (const [at, row] of planned.entries()) {
      const checked = rows[at] as StoredRow;
      if (row.outcome === 'created' && checked.outcome !== 'created') {
        // Its lead was deleted or merged meanwhile. Adding it again is not what the user saw.
        stored.push(refusedRow(row, checked.leadId, problemsIn(changedSinceCheck(), columns)));
        repeated.add(row.line);
      }
      if (row.outcome !== 'changed') continue;
      const isSeen =
        checked.outcome === 'changed' && checked.leadId === row.lead.id && checked.leadVersion === row.lead.version;
      const done = isSeen ? await step.change(row.lead, row.changes) : changedSinceCheck();
      if (done === null || done instanceof DomainError) {
        stored.push(refusedRow(row, row.lead.id, problemsIn(done ?? changedSinceCheck(), columns)));
        continue;
      }
      stored.push({
        ...checkedRow(row),
        leadVersion: done.version,
        former: formerLead(row.lead, row.changes),
        done: 'imported',
      });
    }
    const created = planned.flatMap((row) => (row.outcome === 'created' && !repeated.has(row.line) ? [row] : []));
    const flagged = new Map(
      created.flatMap((row) => (row.duplicateOf ? [[row.lead.id, row.duplicateOf] as const] : [])),
    );
    const versions = await step.create(
      created.map(({ lead }) => lead),
      flagged,
    );
    for (const row of created) {
      stored.push({
        ...checkedRow(row),
        leadId: row.lead.id,
        leadVersion: versions.get(row.lead.id) ?? null,
        done: 'imported',
      });
    }
    const others = planned.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'created');
    return [...stored, ...others.map(checkedRow)];
  }

  private async undo(job: TakenImport): Promise<void> {
    for (;;) {
      const done = await this.step(job, async (step) => {
        const rows = await step.nextDone();
        const last = rows.at(-1);
        if (!last) return 0;
        const untouched = await step.untouched(rows);
        const versions = new Map<string, { from: number; to: number }>();
        const firstResponses = new Map<string, string | null>();
        const results = new Map<number, 'undone' | 'kept'>(rows.map(({ line }) => [line, 'kept']));
        for (const { line, leadId, former } of rows) {
          const lead = untouched.get(leadId);
          if (!former || !lead) continue;
          const changed = await step.change(lead, former.values);
          if (changed === null || changed instanceof DomainError) continue;
          results.set(line, 'undone');
          versions.set(leadId, { from: former.version, to: changed.version });
          if (former.firstResponseAt !== undefined) firstResponses.set(leadId, former.firstResponseAt);
        }
        await step.restoreFirstResponses(firstResponses);
        await step.moveVersions(versions);
        const created = rows.filter(({ outcome, leadId }) => outcome === 'created' && untouched.has(leadId));
        const binned = await step.bin(created.map(({ leadId }) => leadId));
        for (const { line, leadId } of created) if (binned.has(leadId)) results.set(line, 'undone');
        await step.saveUndone(results);
        await step.progress(last.line, rows.length, counted([...results.values()]));
        return rows.length;
      });
      if (done === null) return;
      if (done === 0) {
        await this.imports.finish(job.id, job.lease, 'undone');
        return;
      }
    }
  }

  /**
   * Runs one step with the rights that the user or key has now. Null if the import was cancelled or this server stops.
   * @throws importRightsLost
   */
  private async step<T>(job: TakenImport, work: (step: ImportStep, plan: ImportPlan) => Promise<T>): Promise<T | null> {
    while (this.forms.areMany() && !this.isStopping) await delay(GIVE_WAY_MS);
    if (this.isStopping) return null;
    const plan = await this.planOf(job);
    const startedMs = performance.now();
    const done = await this.steps.run(job, leadScope(plan.viewer), (step) => work(step, plan));
    this.failures.delete(job.id);
    // Leaves the database to users and visitors in between.
    await delay(PAUSE_SHARE * (performance.now() - startedMs));
    return done;
  }

  private async planOf({ id, contents, options, actor }: TakenImport): Promise<ImportPlan> {
    const viewer = await this.callerOf(actor.id);
    if (!viewer || !options) throw importRightsLost();
    return { importId: id, options, columns: rowColumns(contents?.columns ?? [], options), viewer };
  }

  private async callerOf(id: string): Promise<User | null> {
    const user = (await this.users.findById(id)) ?? (await this.keys.find(id));
    if (!user?.isActive || !hasPermission(user, 'canEditAllLeads')) return null;
    const mayImport =
      user.scopes === undefined ? hasPermission(user, 'canManageIntegrations') : hasScope(user, 'import');
    return mayImport ? user : null;
  }
}

/** Batches of at most 500 rows, or fewer long ones. */
async function* inBatches(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = [];
  let characters = 0;
  for await (const row of rows) {
    batch.push(row);
    for (const cell of row.cells) characters += cell.length;
    if (batch.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

function checkedRow(row: PlannedRow): StoredRow {
  const { line, cells, outcome } = row;
  switch (row.outcome) {
    case 'refused':
      return refusedRow(row, row.leadId, row.problems);
    case 'duplicate':
      return { line, cells, outcome, duplicateOf: row.duplicateOf, duplicateOfLine: row.duplicateOfLine };
    case 'unchanged':
      return { line, cells, outcome, leadId: row.lead.id, leadVersion: row.lead.version };
    case 'changed':
      return { line, cells, outcome, leadId: row.lead.id, leadVersion: row.lead.version, differences: row.differences };
    case 'created':
      return { line, cells, outcome, duplicateOf: row.duplicateOf };
  }
}

function refusedRow(
  { line, cells }: SheetRow,
  leadId: string | null | undefined,
  problems: StoredRow['problems'] = [],
): StoredRow {
  return { line, cells, outcome: 'refused', leadId: leadId ?? null, problems };
}

function countsOf(rows: readonly { readonly outcome: RowOutcome }[]): Map<string, number> {
  return counted(rows.map(({ outcome }) => outcome));
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function difference(after: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): Map<string, number> {
  const names = new Set([...after.keys(), ...before.keys()]);
  return new Map([...names].map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)]));
}

/** Returns the values that the changes replace, for the undo. */
function formerLead(lead: Lead, changes: LeadChanges): FormerLead {
  const isAssigned = changes.assignedTo !== undefined || changes.inPool !== undefined;
  const hasStatus = (changes.status ?? changes.closeReason) !== undefined;
  const values: LeadChanges = {
    ...(hasStatus && { status: lead.status, closeReason: lead.closeReason }),
    ...(changes.priority && { priority: lead.priority }),
    ...(isAssigned && { assignedTo: lead.assignee?.id ?? null, inPool: lead.inPool }),
    ...(changes.personalInfo && { personalInfo: lead.personalInfo }),
    ...(changes.details && { details: lead.details }),
    ...(changes.externalIds && { externalIds: lead.externalIds }),
  };
  return {
    version: lead.version,
    values,
    ...(hasStatus && { firstResponseAt: lead.firstResponseAt?.toISOString() ?? null }),
  };
}
