import { PERSONAL_FIELDS } from '@lead-types/personal-fields';
import type { PlaceField } from '@lead-types/places';
import { useId, useState } from 'react';
import { TextField } from '../../ui/fields/fields';
import { useDebouncedValue } from '../../ui/use-debounced-value';
import { usePlacesQuery } from '../lead/leads-api';
import { type FilterFieldProps, type LeadFilter, narrowed } from './filter-kinds';

const MAX_LENGTH = 200;
const MIN_PART_LENGTH = 2;

/** A filter by the name of a place, with suggestions. URL: `district=Gaya` */
export function placeFilter(place: PlaceField): LeadFilter<string> {
  const { label } = PERSONAL_FIELDS[place];
  return {
    none: '',
    examples: ['Gaya'],
    isTyped: true,
    parse: (address, name) => (address.get(name) ?? '').trim().slice(0, MAX_LENGTH),
    format: (value, name) => (value.trim() ? { [name]: value.trim() } : {}),
    query: (value) => (value.trim() ? { [place]: value.trim() } : {}),
    narrow: (value, counted) => narrowed(value.trim(), counted[place] ?? ''),
    describe: { [place]: (name) => `${label.toLowerCase()} ${name}` },
    chips: (value) => (value.trim() ? [{ label: `${label}: ${value.trim()}`, without: '' }] : []),
    field: (props) => <PlaceFilterField place={place} label={label} {...props} />,
  };
}

interface PlaceFilterFieldProps extends FilterFieldProps<string> {
  readonly place: PlaceField;
  readonly label: string;
}

/** Loads suggestions when the field is first used. A typed name needs no suggestion. */
function PlaceFilterField({ place, label, value, onChange }: PlaceFilterFieldProps) {
  const listId = useId();
  const [isUsed, setIsUsed] = useState(false);
  const typed = useDebouncedValue(value.trim());
  const part = typed.length >= MIN_PART_LENGTH ? typed : undefined;
  const { data: names = [] } = usePlacesQuery({ place, ...(part && { part }) }, { skip: !isUsed });
  return (
    <div className="filter-panel__field">
      <TextField
        label={label}
        type="search"
        list={listId}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={value}
        onFocus={() => setIsUsed(true)}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
