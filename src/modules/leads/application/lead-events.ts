import { Injectable } from '@nestjs/common';
import type { LeadType } from '../../../lead-types/lead-types.js';

/**
 * What happened to a lead in this process, after its transaction was committed.
 * - `added`: a visitor's form became a lead, or one came back from the bin, perhaps to somebody
 * - `corrected`: personal values changed
 * - `restored`: no longer suspected spam
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
  | { readonly name: 'corrected' | 'restored'; readonly id: string };

/** Carries changes of leads to the modules above, which leads does not import. */
@Injectable()
export class LeadEvents {
  private readonly listeners: ((event: LeadEvent) => void)[] = [];

  /** `listener` is called in the course of the request that made the change: it must not throw, and must not wait. */
  subscribe(listener: (event: LeadEvent) => void): void {
    this.listeners.push(listener);
  }

  publish(event: LeadEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
