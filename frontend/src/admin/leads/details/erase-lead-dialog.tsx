import { formatReference } from '@lead-types/format-reference';
import { useRef, useState } from 'react';
import type { ResponseOf } from '../../../shared/api/api-types';
import { useToast } from '../../../shared/toasts/toast-provider';
import { call } from '../../api/api-call';
import { authorizedJson } from '../../api/authorized-fetch';
import { baseApi, endpoint } from '../../api/base-api';
import { problemMessage } from '../../api/problem';
import { useUser } from '../../session/use-user';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Checkbox, TextField } from '../../ui/fields/fields';
import { type Lead, leadName, leadTypeLabel } from '../lead/lead';
import { useEraseLeadMutation, type VersionedLead } from '../lead/leads-api';
import { mayEditLead } from '../lead/use-may-edit';
import './erase-lead-dialog.css';

interface EraseLeadDialogProps {
  readonly lead: VersionedLead;
  readonly onClose: () => void;
}

/**
 * Also lists other leads with the same phone or email, which the user can select. If erasing fails, the dialog stays
 * open and shows the reason.
 */
export function EraseLeadDialog({ lead, onClose }: EraseLeadDialogProps) {
  const user = useUser();
  const { _id, phoneE164, personalInfo } = lead;
  const [person] = useState({ _id, phoneE164, personalInfo });
  const [etag] = useState(lead.etag);
  const same = useSamePersonLeadsQuery(person);
  const { data: others = [], isFetching, isError } = same;
  const bin = useSamePersonInBinQuery(person);
  const deleted = bin.data ?? [];
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const typedField = useRef<HTMLInputElement>(null);
  const reference = formatReference(lead.reference);
  const [erase] = useEraseLeadMutation();
  const [removeDeleted] = useRemoveBinnedLeadsMutation();
  const showToast = useToast();

  const isOpen = (other: Lead) => user !== null && mayEditLead(user, other);
  const isTicked = ({ _id: id }: Lead | BinnedLead) => ticked.includes(id);
  const tick = ({ _id: id }: Lead | BinnedLead, isOn: boolean) =>
    setTicked(isOn ? [...ticked, id] : ticked.filter((one) => one !== id));
  const chosen = others.filter(isTicked);
  const chosenDeleted = deleted.filter(isTicked);
  const count = chosen.length + chosenDeleted.length + 1;
  const confirm = async () => {
    if (plainReference(typed) !== plainReference(lead.reference)) {
      typedField.current?.focus();
      return `Type the reference ${reference} to confirm.`;
    }
    setBusy(true);
    const failed: string[] = [];
    const reasons = new Set<string>();
    const fail = (what: string, error?: unknown) => {
      failed.push(what);
      if (error) reasons.add(problemMessage(error));
    };
    if (chosenDeleted.length > 0) {
      const { data, error } = await removeDeleted(chosenDeleted.map(({ _id: id }) => id));
      if (error || data.data.affected < chosenDeleted.length) fail('the deleted leads', error);
    }
    for (const { _id: id, reference } of chosen) {
      const { error } = await erase({ id, etag: null });
      if (error) fail(formatReference(reference), error);
    }
    // Erase this lead last, and only if the others succeeded, because they are found by its phone and email.
    if (failed.length === 0) {
      const { error } = await erase({ id: _id, etag });
      if (error) fail(reference, error);
    }
    if (failed.length === 0) {
      showToast('success', count > 1 ? `Personal data of ${count} leads erased` : 'Personal data erased');
      onClose();
      return undefined;
    }
    setBusy(false);
    void same.refetch();
    void bin.refetch();
    return [`Failed to erase personal data of ${failed.join(', ')}.`, ...reasons].join(' ');
  };
  return (
    <ConfirmDialog
      title="Erase personal data"
      confirmLabel={count > 1 ? `Erase ${count} leads` : `Erase ${reference}`}
      isBlocked={isFetching || bin.isFetching}
      onConfirm={confirm}
      onCancel={onClose}
      details={
        <div className="form-fields">
          {(isFetching || bin.isFetching) && (
            <p role="status">Searching for other leads with the same phone or email...</p>
          )}
          {(isError || bin.isError) && (
            <p role="alert">Could not search for other leads with the same phone or email. They keep their data.</p>
          )}
          {others.length > 0 && (
            <fieldset className="erase-lead-dialog__choice">
              <legend>Select other leads of this person to erase them too. They have the same phone or email:</legend>
              <ul className="erase-lead-dialog__others">
                {others.map((other) => (
                  <li key={other._id}>
                    <Checkbox
                      checked={isTicked(other)}
                      disabled={busy}
                      // Not `disabled`, because keyboard users must be able to reach the label, which gives the reason.
                      aria-disabled={!isOpen(other) || undefined}
                      onChange={({ target }) => isOpen(other) && tick(other, target.checked)}
                    >
                      <span>
                        {leadName(other)}
                        <span className="erase-lead-dialog__facts">{factsOf(lead, other, isOpen(other))}</span>
                      </span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
          {deleted.length > 0 && (
            <fieldset className="erase-lead-dialog__choice">
              <legend>Select deleted leads of this person to delete them permanently:</legend>
              <ul className="erase-lead-dialog__others">
                {deleted.map((one) => (
                  <li key={one._id}>
                    <Checkbox
                      checked={isTicked(one)}
                      disabled={busy}
                      onChange={({ target }) => tick(one, target.checked)}
                    >
                      <span>
                        {leadName(one)}
                        <span className="erase-lead-dialog__facts">
                          {[
                            leadTypeLabel(one.type),
                            formatReference(one.reference),
                            ...(hasOtherName(lead, one) ? [OTHER_NAME] : []),
                          ].join(', ')}
                        </span>
                      </span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
          <TextField
            label={`To confirm, type the reference ${reference}`}
            ref={typedField}
            autoComplete="off"
            spellCheck={false}
            disabled={busy}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      }
    >
      This removes the name, phone, email, address, form answers, notes, follow-ups and the values in the history, also
      in leads merged into this one. Type, status, times, reference and who did what stay. This cannot be undone.
    </ConfirmDialog>
  );
}

/** The reference as it is stored: in capitals, without hyphen and blanks. */
function plainReference(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

const OTHER_NAME = 'different name, may be a relative';

interface Named {
  readonly personalInfo: { readonly fullName?: string };
}

/** Relatives often share a phone. */
function hasOtherName(lead: Named, other: Named): boolean {
  const [name, otherName] = [lead, other].map(({ personalInfo }) => personalInfo.fullName?.trim().toLowerCase());
  return Boolean(name) && Boolean(otherName) && name !== otherName;
}

function factsOf(lead: Pick<Lead, 'personalInfo'>, other: Lead, isOpen: boolean): string {
  const facts = [leadTypeLabel(other.type), formatReference(other.reference)];
  if (other.quarantined) facts.push('suspected spam');
  if (hasOtherName(lead, other)) facts.push(OTHER_NAME);
  if (!isOpen) facts.push('you cannot edit it');
  return facts.join(', ');
}

export type BinnedLead = ResponseOf<'get', '/api/leads/bin'>['data'][number];
type Person = Pick<Lead, '_id' | 'phoneE164' | 'personalInfo'>;

/** A phone number with more leads than this probably belongs to a shop or an operator, not to one person. */
const MAX_PER_SEARCH = 100;

const samePersonApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The other visible leads with this phone or email, including suspected spam. The list of possible duplicates would
     * not be enough, because it contains only the six best matches.
     */
    samePersonLeads: build.query<Lead[], Person>({
      queryFn: async ({ _id, phoneE164, personalInfo: { email } }, caller) => {
        const found = new Map<string, Lead>();
        for (const search of [phoneE164, email].filter((value) => typeof value === 'string' && value !== '')) {
          for (const quarantined of [false, true]) {
            const query = { search: search as string, quarantined, limit: MAX_PER_SEARCH };
            const outcome = await authorizedJson(call('get', '/api/leads', { query }), caller);
            if ('problem' in outcome) return { error: outcome.problem };
            for (const lead of outcome.data.data) found.set(lead._id, lead);
          }
        }
        const isSame = (lead: Lead) =>
          (phoneE164 !== null && lead.phoneE164 === phoneE164) ||
          (Boolean(email) && lead.personalInfo.email?.toLowerCase() === email?.toLowerCase());
        return { data: [...found.values()].filter((lead) => lead._id !== _id && isSame(lead)) };
      },
      keepUnusedDataFor: 0,
    }),
    samePersonInBin: build.query<BinnedLead[], Person>({
      queryFn: async ({ phoneE164, personalInfo: { email } }, caller) => {
        const found = new Map<string, BinnedLead>();
        for (const search of [phoneE164, email].filter((value) => typeof value === 'string' && value !== '')) {
          const query = { search: search as string, limit: MAX_PER_SEARCH };
          const outcome = await authorizedJson(call('get', '/api/leads/bin', { query }), caller);
          if ('problem' in outcome) return { error: outcome.problem };
          for (const lead of outcome.data.data) found.set(lead._id, lead);
        }
        const isSame = ({ personalInfo }: BinnedLead) =>
          digitsOf(personalInfo.phone).endsWith(digitsOf(phoneE164).slice(-10) || '-') ||
          (Boolean(email) && personalInfo.email?.toLowerCase() === email?.toLowerCase());
        return { data: [...found.values()].filter(isSame) };
      },
      keepUnusedDataFor: 0,
    }),
    removeBinnedLeads: build.mutation({
      ...endpoint((leadIds: string[]) => call('delete', '/api/leads/bin', { body: { leadIds } })),
      invalidatesTags: ['BinnedLead'],
    }),
  }),
});

function digitsOf(phone: string | null | undefined): string {
  return (phone ?? '').replace(/\D/g, '');
}

const { useSamePersonLeadsQuery, useSamePersonInBinQuery, useRemoveBinnedLeadsMutation } = samePersonApi;
