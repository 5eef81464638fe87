import { Badge } from '../../ui/badge';

/** Says on a lead's row that it may be of the same person as another. */
export function DuplicateBadge({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <Badge tone="warning" icon="users-three">
      Possible duplicate{count > 1 && ` (${count})`}
    </Badge>
  );
}
