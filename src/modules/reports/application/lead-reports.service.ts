import { Injectable } from '@nestjs/common';
import { leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import { type IndianState, indianState } from '../domain/indian-states.js';
import {
  type AssigneeRow,
  type DailyRow,
  MEASURES,
  type Measures,
  type PromiseRow,
  type ReportName,
  ReportSource,
  type SourceRow,
  type StateRow,
  type TypeRow,
} from '../domain/report.js';
import { reportCsv } from './report-csv.js';

/** Counts the leads that somebody may see, by what a list can be narrowed to. */
@Injectable()
export class LeadReportsService {
  constructor(private readonly source: ReportSource) {}

  daily(viewer: Viewer, filter: LeadFilter): Promise<DailyRow[]> {
    return this.source.daily(leadScope(viewer), filter);
  }

  types(viewer: Viewer, filter: LeadFilter): Promise<TypeRow[]> {
    return this.source.types(leadScope(viewer), filter);
  }

  promises(viewer: Viewer, filter: LeadFilter): Promise<PromiseRow[]> {
    return this.source.promises(leadScope(viewer), filter);
  }

  sources(viewer: Viewer, filter: LeadFilter): Promise<SourceRow[]> {
    return this.source.sources(leadScope(viewer), filter);
  }

  assignees(viewer: Viewer, filter: LeadFilter): Promise<AssigneeRow[]> {
    return this.source.assignees(leadScope(viewer), filter);
  }

  /** One row for each state that occurs, however it was written; the last is for what is none. */
  async states(viewer: Viewer, filter: LeadFilter): Promise<StateRow[]> {
    const spellings = await this.source.stateSpellings(leadScope(viewer), filter);
    const sums = new Map<string, { state: IndianState | null } & Record<keyof Measures, number>>();
    for (const { spelling, ...measures } of spellings) {
      const state = spelling === null ? null : indianState(spelling);
      const key = state?.code ?? '';
      const sum = sums.get(key);
      if (sum) for (const name of MEASURES) sum[name] += measures[name];
      else sums.set(key, { state, ...measures });
    }
    return [...sums.values()].sort(mostLeadsFirst);
  }

  /** A report as a CSV file. */
  async csv(viewer: Viewer, filter: LeadFilter, report: ReportName): Promise<string> {
    switch (report) {
      case 'daily':
        return reportCsv.daily(await this.daily(viewer, filter));
      case 'types':
        return reportCsv.types(await this.types(viewer, filter));
      case 'promises':
        return reportCsv.promises(await this.promises(viewer, filter));
      case 'sources':
        return reportCsv.sources(await this.sources(viewer, filter));
      case 'assignees':
        return reportCsv.assignees(await this.assignees(viewer, filter));
      case 'states':
        return reportCsv.states(await this.states(viewer, filter));
    }
  }
}

function mostLeadsFirst(a: StateRow, b: StateRow): number {
  if (!a.state || !b.state) return a.state ? -1 : 1;
  return b.leads - a.leads || (a.state.name < b.state.name ? -1 : 1);
}
