import { problemMessage } from '../api/problem';

/** Stands where something could not be loaded: why, and a way to ask again. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <div className="office-state office-state--error" role="alert">
      <p>Error: {problemMessage(error)}</p>
      <button className="act" type="button" onClick={() => void onRetry()}>
        Retry
      </button>
    </div>
  );
}
