import { Injectable } from '@nestjs/common';
import { leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import type {
  AssigneeRow,
  DailyRow,
  DistrictRow,
  PromiseRow,
  ReasonRow,
  ReportName,
  SourceRow,
  StateRow,
  TypeRow,
} from '../domain/report.js';
import { ReportRepository } from '../infrastructure/report.repository.js';
import { reportCsv } from './report-csv.js';

@Injectable()
export class LeadReportsService {
  constructor(private readonly reports: ReportRepository) {}

  daily(viewer: Viewer, filter: LeadFilter): Promise<DailyRow[]> {
    return this.reports.daily(leadScope(viewer), filter);
  }

  types(viewer: Viewer, filter: LeadFilter): Promise<TypeRow[]> {
    return this.reports.types(leadScope(viewer), filter);
  }

  promises(viewer: Viewer, filter: LeadFilter): Promise<PromiseRow[]> {
    return this.reports.promises(leadScope(viewer), filter);
  }

  sources(viewer: Viewer, filter: LeadFilter): Promise<SourceRow[]> {
    return this.reports.sources(leadScope(viewer), filter);
  }

  assignees(viewer: Viewer, filter: LeadFilter): Promise<AssigneeRow[]> {
    return this.reports.assignees(leadScope(viewer), filter);
  }

  states(viewer: Viewer, filter: LeadFilter): Promise<StateRow[]> {
    return this.reports.states(leadScope(viewer), filter);
  }

  districts(viewer: Viewer, filter: LeadFilter): Promise<DistrictRow[]> {
    return this.reports.districts(leadScope(viewer), filter);
  }

  reasons(viewer: Viewer, filter: LeadFilter): Promise<ReasonRow[]> {
    return this.reports.reasons(leadScope(viewer), filter);
  }

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
      case 'districts':
        return reportCsv.districts(await this.districts(viewer, filter));
      case 'reasons':
        return reportCsv.reasons(await this.reasons(viewer, filter));
    }
  }
}
