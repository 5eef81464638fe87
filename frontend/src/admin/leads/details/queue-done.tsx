import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/format-number';
import { Placeholder } from '../../ui/placeholder';
import { useLeadWorkspace } from '../actions/lead-workspace';

interface QueueDoneProps {
  readonly total: number;
  /** Those before the page on which it was entered may not have been worked. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Stands where the next lead would, once there is none. */
export function QueueDone({ total, left, onClose }: QueueDoneProps) {
  const { name } = useLeadWorkspace();
  useEffect(() => name.current?.focus(), [name]);
  return (
    <Placeholder>
      <h3 tabIndex={-1} ref={name}>
        {left === 0 ? `All ${formatNumber(total)} done` : `The list ends here, ${formatNumber(left)} left`}
      </h3>
      <Button variant="primary" onClick={onClose}>
        Back to the list
      </Button>
    </Placeholder>
  );
}
