import { Injectable } from '@nestjs/common';
import type { LeadType } from '../../../lead-types/lead-types.js';

/**
 * Events are published after the commit, and only within this process. `added`: a new lead, or one restored from the
 * bin. `corrected`: personal values have changed. `restored`: the lead is no longer suspected spam. `imported`: an
 * import has ended, which can have added many leads.
 */
export type LeadEvent =
  | {
      readonly name: 'added';
      readonly id: string;
      readonly type: LeadType;
      readonly quarantined: boolean;
      readonly assignedTo: string | null;
      readonly inPool: boolean;
    }
  | { readonly name: 'corrected' | 'restored'; readonly id: string }
  | { readonly name: 'imported' };

/** Publishes changes to leads to modules that `leads` does not import. */
@Injectable()
export class LeadEvents {
  private readonly listeners: ((event: LeadEvent) => void)[] = [];

  /** The listener runs within the request that made the change, so it must neither throw nor block. */
  subscribe(listener: (event: LeadEvent) => void): void {
    this.listeners.push(listener);
  }

  publish(event: LeadEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
