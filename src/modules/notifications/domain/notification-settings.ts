import type { LeadType } from '../../../lead-types/lead-types.js';

/** What one person wants to be told outside of the product. */
export interface NotificationSettings {
  /** A mail for every lead that is given to them. */
  readonly assignedMail: boolean;
  /** New leads of these types, while nobody has them: a mail, and a push where there is a device. */
  readonly watchedTypes: readonly LeadType[];
  /** The morning's mail of what is due. */
  readonly digestMail: boolean;
  /** Whether their devices are notified. */
  readonly push: boolean;
}

export const DEFAULT_SETTINGS: NotificationSettings = {
  assignedMail: true,
  watchedTypes: [],
  digestMail: true,
  push: true,
};
