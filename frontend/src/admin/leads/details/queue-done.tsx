import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/format-number';
import { Placeholder } from '../../ui/placeholder';

interface QueueDoneProps {
  readonly total: number;
  /** Those before the page on which it was entered may not have been worked. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Stands where the next lead would, once there is none. */
export function QueueDone({ total, left, onClose }: QueueDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Placeholder>
      <h3 tabIndex={-1} ref={heading} data-lead-heading>
        {left === 0 ? `All ${formatNumber(total)} done` : `The list ends here, ${formatNumber(left)} left`}
      </h3>
      <Button variant="primary" onClick={onClose}>
        Back to the list
      </Button>
    </Placeholder>
  );
}
