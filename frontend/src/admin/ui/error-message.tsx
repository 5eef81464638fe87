import { failureMessage } from '../api/problem';
import './error-message.css';

/** Says beside what was tried why it failed; nothing as long as it did not. */
export function FailureLine({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p className="failure-line" role="alert">
      {failureMessage(error)}
    </p>
  );
}
