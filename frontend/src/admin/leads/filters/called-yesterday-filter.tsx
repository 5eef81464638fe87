import { wordFilter } from './filter-kinds';
import { FilterSelect } from './filter-select';
import type { FilterFieldProps, LeadFilter } from './lead-filter';
import { useAssignmentChoices } from './use-assignment-choices';

const KNOWN = /^(me|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** About which leads somebody logged a call yesterday: `me` or a colleague's id. `calledYesterday=me` */
export const calledYesterdayFilter: LeadFilter<string> = {
  ...wordFilter(KNOWN),
  examples: ['me'],
  query: (value) => (value ? { calledYesterday: value } : {}),
  chips: (value, assignments) => {
    if (value === '') return [];
    const person = value === 'me' ? 'me' : assignments.find((known) => known.value === value)?.label;
    return [{ label: `Called yesterday by ${person ?? 'a colleague'}`, without: '' }];
  },
  field: (props) => <CalledYesterdayField {...props} />,
};

function CalledYesterdayField({ value, onChange }: FilterFieldProps<string>) {
  const people = useAssignmentChoices()
    .filter((choice) => KNOWN.test(choice.value))
    .map((choice) => (choice.value === 'me' ? { ...choice, label: 'Me' } : choice));
  return (
    <FilterSelect
      label="Called yesterday by"
      value={value}
      any="Anyone or nobody"
      options={people}
      onChange={onChange}
    />
  );
}
