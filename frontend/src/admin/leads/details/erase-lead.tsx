import { lazy, useState } from 'react';
import { usePermissionReason } from '../../session/use-user';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/dialogs/lazy-boundary';
import type { VersionedLead } from '../lead/leads-api';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { Disclosure } from './disclosure';

const EraseLeadDialog = lazy(async () => ({ default: (await import('./erase-lead-dialog')).EraseLeadDialog }));

export function EraseLead({ lead }: { readonly lead: VersionedLead }) {
  const missing = usePermissionReason('erase personal data', 'canErasePersonalData');
  const locked = useEditReason(lead);
  const [asking, setAsking] = useState(false);

  if (isReadOnly(lead)) return null;
  return (
    <Disclosure title="Personal data">
      <p>Removes the person's details on request. The lead stays in the counts.</p>
      <Button variant="danger" disabledReason={missing ?? locked} onClick={() => setAsking(true)}>
        Erase personal data
      </Button>
      {asking && (
        <LazyBoundary onClose={() => setAsking(false)}>
          <EraseLeadDialog lead={lead} onClose={() => setAsking(false)} />
        </LazyBoundary>
      )}
    </Disclosure>
  );
}
