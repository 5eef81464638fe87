import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../ui/button';
import type { OfficeScreen } from '../ui/office-screens';
import { Placeholder } from '../ui/placeholder';

/** Stands in the place of a screen that the signed-in user may not open, and says why. */
export function RefusedScreen({
  refusal,
  keepsFilters = false,
}: { refusal: string } & Pick<OfficeScreen, 'keepsFilters'>) {
  const { search: filters } = useLocation();
  return (
    <Placeholder>
      <span>{refusal}</span>
      <ButtonLink icon="arrow-left" to={`/dashboard${keepsFilters ? filters : ''}`}>
        Back to Dashboard
      </ButtonLink>
    </Placeholder>
  );
}
