import { Injectable } from '@nestjs/common';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadFilter } from '../../leads/domain/lead.repository.js';
import { leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import { type ExportValue, type LeadExportRows, LeadExportSource } from '../domain/lead-export-source.js';

/** Hands out in bulk the leads somebody may see. */
@Injectable()
export class LeadExportRowsService {
  constructor(private readonly extract: LeadExportSource) {}

  typesIn(viewer: Viewer, filter: LeadFilter): Promise<LeadType[]> {
    return this.extract.typesIn(leadScope(viewer), filter);
  }

  open(viewer: Viewer, filter: LeadFilter, values: readonly ExportValue[]): Promise<LeadExportRows> {
    return this.extract.open(leadScope(viewer), filter, values);
  }
}
