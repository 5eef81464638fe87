import type { components } from '../../../shared/api/schema';

type Schemas = components['schemas'];

/** A lead as lists have it. */
export type Lead = Schemas['Lead'];
/** A lead as a list shows it. */
export type ListedLead = Schemas['ListedLead'];
/** A lead with its newest notes, history, source and consent. */
export type LeadDetail = Schemas['LeadDetail'];
/** What was said of a lead, or in a call. */
export type Note = LeadDetail['notes'][number];
export type LeadStatus = Lead['status'];
export type LeadPriority = Lead['priority'];
