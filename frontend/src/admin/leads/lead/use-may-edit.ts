import type { SignedInUser } from '../../session/session-slice';
import { useUser } from '../../session/use-user';
import type { Lead } from './lead';

type Editable = Pick<Lead, 'assignedTo'> & Partial<Pick<Lead, 'erasedAt'>> & { readonly mergedInto?: string | null };

export function useMayEdit(lead: Editable): boolean {
  const user = useUser();
  return user !== null && mayEditLead(user, lead);
}

/** Users with Edit All can edit every lead, other users only their own leads. Nobody can edit a read-only lead. */
export function mayEditLead(user: SignedInUser, lead: Editable): boolean {
  if (isReadOnly(lead)) return false;
  return user.permissions?.canEditAllLeads === true || lead.assignedTo?._id === user._id;
}

/** Merged and erased leads are read-only for everyone. */
export function isReadOnly({ mergedInto, erasedAt }: Pick<Editable, 'mergedInto' | 'erasedAt'>): boolean {
  return Boolean(mergedInto || erasedAt);
}

export function useEditReason(lead: Editable): string | undefined {
  return editReason(useUser(), lead);
}

/** Why a user cannot edit a lead; undefined if the user can. */
export function editReason(user: SignedInUser | null, lead: Editable): string | undefined {
  if (user && mayEditLead(user, lead)) return undefined;
  if (lead.mergedInto) return 'This lead was merged into another lead. Edit that one instead.';
  if (lead.erasedAt) return 'The personal data of this lead was erased. It can no longer be edited.';
  return 'You can change only the leads that are assigned to you.';
}
