import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/dialogs/lazy-boundary';
import './add-lead-button.css';

const AddLead = lazy(() => import('./add-lead').then((dialog) => ({ default: dialog.AddLead })));

export function AddLeadButton({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const onClosed = useEffectEvent(onAdded);
  const close = () => setAdding(false);
  // Wait until the form has closed, because an open form asks the user before leaving.
  useEffect(() => {
    if (added === null) return;
    setAdded(null);
    onClosed(added);
  }, [added]);
  return (
    <>
      <Button
        className="add-lead-button"
        variant="primary"
        icon="plus"
        aria-haspopup="dialog"
        onClick={() => setAdding(true)}
      >
        <span className="add-lead-button__words">Add lead</span>
      </Button>
      {adding && (
        <LazyBoundary onClose={close}>
          <AddLead
            onClose={close}
            onAdded={(id) => {
              close();
              setAdded(id);
            }}
          />
        </LazyBoundary>
      )}
    </>
  );
}
