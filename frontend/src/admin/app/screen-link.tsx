import { useLocation } from 'react-router-dom';
import { LEAD_PARAM } from '../leads/filters/use-lead-param';
import { useIsMyWork } from '../leads/filters/work-queue-link';
import { ButtonLink } from '../ui/button';
import type { OfficeScreen } from '../ui/office-screens';

/** The way to another screen, with the filters in force where that one goes by them too. */
export function ScreenLink({ screen }: { screen: OfficeScreen }) {
  const { pathname, search } = useLocation();
  const { path, label, keepsFilters = false } = screen;
  const filters = new URLSearchParams(keepsFilters ? search : '');
  filters.delete(LEAD_PARAM);
  const isMyWork = useIsMyWork();
  // My Work is a link of its own.
  const isHere = pathname === path && !isMyWork;
  return (
    <ButtonLink to={filters.size > 0 ? `${path}?${filters}` : path} aria-current={isHere ? 'page' : undefined}>
      {label}
    </ButtonLink>
  );
}
