import { lazy, useState } from 'react';
import { usePermissionReason } from '../../session/use-user';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/dialogs/lazy-boundary';
import { FullTime } from '../../ui/time-ago';
import type { VersionedLead } from '../lead/leads-api';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { Fold } from './fold';

const EraseLeadDialog = lazy(async () => ({ default: (await import('./erase-lead-dialog')).EraseLeadDialog }));

/** Section with the button that erases a lead's personal data. */
export function EraseLead({ lead }: { readonly lead: VersionedLead }) {
  const missing = usePermissionReason('Erasing', 'canErasePersonalData');
  const locked = useEditReason(lead);
  const [asking, setAsking] = useState(false);

  if (isReadOnly(lead)) return null;
  return (
    <Fold title="Personal data">
      <p>When the person asks to be forgotten: the lead stays and is counted, without anything that names them.</p>
      <Button variant="danger" disabledReason={missing ?? locked} onClick={() => setAsking(true)}>
        Erase personal data
      </Button>
      {asking && (
        <LazyBoundary onClose={() => setAsking(false)}>
          <EraseLeadDialog lead={lead} onClose={() => setAsking(false)} />
        </LazyBoundary>
      )}
    </Fold>
  );
}

export function ErasedNotice({ at }: { readonly at: string }) {
  return (
    <p className="lead-profile__notice">
      Personal data erased on <FullTime at={at} />. Nothing of this lead can be changed any more.
    </p>
  );
}
