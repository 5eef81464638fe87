import { SearchBox } from '../../ui/fields/search-box';
import './lead-search.css';

/** The search box of the dashboard; `onSearch` is called after 300 ms without typing. */
export function LeadSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  return (
    <SearchBox
      className="lead-search"
      label="Search leads"
      placeholder="Search leads by name, email, phone, location..."
      value={value}
      onSearch={onSearch}
    />
  );
}
