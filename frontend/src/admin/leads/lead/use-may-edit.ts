import { useSelector } from 'react-redux';
import { type SignedInUser, selectUser } from '../../session/session-slice';
import type { Lead } from './lead';

type Editable = Pick<Lead, 'assignedTo'> & Partial<Pick<Lead, 'erasedAt'>> & { readonly mergedInto?: string | null };

/** Whether the signed-in user may change a lead. */
export function useMayEdit(lead: Editable): boolean {
  const user = useSelector(selectUser);
  return user !== null && mayEditLead(user, lead);
}

/** Whether a user may change a lead: all of them by right, else those given to them. Nobody a merged or an erased one. */
export function mayEditLead(user: SignedInUser, { assignedTo, mergedInto, erasedAt }: Editable): boolean {
  if (mergedInto || erasedAt) return false;
  return user.permissions?.canEditAllLeads === true || assignedTo?._id === user._id;
}

/** Why a lead cannot be changed by those who may not. */
export function editReason({ mergedInto, erasedAt }: Pick<Editable, 'mergedInto' | 'erasedAt'>): string {
  if (mergedInto) return 'This lead was merged into another one, which can be changed.';
  if (erasedAt) return 'The personal data of this lead was erased. Nothing of it can be changed any more.';
  return 'You can change only the leads that are assigned to you.';
}
