import { isLeadType, LEAD_TYPE_NAMES, type LeadType } from '@lead-types/lead-types';
import { leadTypeLabel } from '../lead/lead-labels';
import { useLeadTypesQuery } from '../lead/leads-api';
import { FilterCheckboxes } from './filter-checkboxes';
import { choicesFilter } from './filter-kinds';
import type { FilterFieldProps, LeadFilter } from './lead-filter';

/** Several types at once; where the tab has chosen one, there is nothing to combine. */
export const typeFilter: LeadFilter<readonly LeadType[]> = {
  ...choicesFilter({
    label: 'Type',
    options: LEAD_TYPE_NAMES,
    labelOf: leadTypeLabel,
    query: (type) => ({ type }),
  }),
  field: (props) => <TypeField {...props} />,
};

function TypeField({ value, onChange, tab }: FilterFieldProps<readonly LeadType[]>) {
  const { data: types } = useLeadTypesQuery();
  const tabHasChosen = isLeadType(tab);
  return (
    <FilterCheckboxes
      label="Type"
      options={types?.accessibleTypes ?? []}
      labelOf={leadTypeLabel}
      chosen={value}
      disabled={tabHasChosen}
      hint={tabHasChosen && 'The tab has chosen the type. Go to All Leads to combine types.'}
      onChange={onChange}
    />
  );
}
