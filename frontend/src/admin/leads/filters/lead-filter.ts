import type { LeadType } from '@lead-types/lead-types';
import type { ReactNode } from 'react';
import type { LeadFilterQuery } from '../../api/lead-filter-query';
import type { AssignmentChoice } from './use-assignment-choices';

/** The tab over the list: every lead, those of one type, or what a program probably sent. */
export type LeadTab = LeadType | 'all' | 'spam';

export interface FilterFieldProps<Value> {
  readonly value: Value;
  onChange(value: Value): void;
  readonly tab: LeadTab;
}

export interface FilterChip<Value> {
  readonly label: string;
  /** The filter's value without what the chip stands for. */
  readonly without: Value;
}

/** Everything that the address, the panel, the chips and the queries know of one filter. `name` is its key in the table. */
export interface LeadFilter<Value> {
  /** The value that narrows nothing. */
  readonly none: Value;
  /** Values which ask for every query parameter that the filter knows; the tests go through them. */
  readonly examples: readonly Value[];
  /** Whether it is a group of the panel by itself. */
  readonly isGroup?: boolean;
  /** Reads it from the address; what is not understood narrows nothing. */
  parse(address: URLSearchParams, name: string): Value;
  /** Its parameters in the address, empty for what narrows nothing. */
  format(value: Value, name: string): Readonly<Record<string, string>>;
  /** What the server is asked for. */
  query(value: Value): LeadFilterQuery;
  /** What stands over the list while the filter is in force. */
  chips(value: Value, assignments: readonly AssignmentChoice[]): readonly FilterChip<Value>[];
  /** Its control in the panel. */
  field(props: FilterFieldProps<Value>): ReactNode;
}
