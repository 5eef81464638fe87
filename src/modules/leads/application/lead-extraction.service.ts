import { Injectable } from '@nestjs/common';
import type { LeadFilter } from '../domain/lead.repository.js';
import { leadScope, type Viewer } from '../domain/lead-access.js';
import { type ExtractValue, LeadExtract, type LeadExtraction } from '../domain/lead-extract.js';
import type { LeadType } from '../domain/lead-types/lead-types.js';

/** Hands out in bulk the leads somebody may see. */
@Injectable()
export class LeadExtractionService {
  constructor(private readonly extract: LeadExtract) {}

  typesIn(viewer: Viewer, filter: LeadFilter): Promise<LeadType[]> {
    return this.extract.typesIn(leadScope(viewer), filter);
  }

  open(viewer: Viewer, filter: LeadFilter, values: readonly ExtractValue[]): Promise<LeadExtraction> {
    return this.extract.open(leadScope(viewer), filter, values);
  }
}
