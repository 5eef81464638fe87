import { Icon } from '../../../shared/ui/icon';
import './duplicate-badge.css';

/** Says on a lead's row that it may be of the same person as another. */
export function DuplicateBadge({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="duplicate-badge">
      <Icon name="users-three" />
      Possible duplicate{count > 1 && ` (${count})`}
    </span>
  );
}
