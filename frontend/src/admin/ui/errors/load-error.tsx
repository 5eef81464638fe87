import { problemMessage } from '../../api/problem';
import { Button } from '../button';
import { Placeholder } from '../placeholder';

/** Stands where something could not be loaded: why, and a way to ask again. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <Placeholder role="alert">
      <p>Error: {problemMessage(error)}</p>
      <Button onClick={() => void onRetry()}>Retry</Button>
    </Placeholder>
  );
}
