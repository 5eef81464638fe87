import type { LeadType } from '../../../lead-types/lead-types.js';

/** What is known of the pool beyond the leads themselves. */
export abstract class PoolRepository {
  /** Whether a lead of these types was in the pool once, and is not any more. */
  abstract hasLeftPool(leadId: string, types: readonly LeadType[]): Promise<boolean>;
}
