import type { LeadType } from '@lead-types/lead-types';
import type { BodyOf, ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';
import { type EditField, type EditValues, editBody } from '../details/edit-fields';
import type { How } from '../lead/lead-source';

type ManualLead = BodyOf<'post', '/api/leads/manual'>;
type CheckedPerson = BodyOf<'post', '/api/leads/manual/check'>['personalInfo'];
export type PossibleDuplicate = ResponseOf<'post', '/api/leads/manual/check'>['data'][number];

const manualLeadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A retry with the same `key` and body does not add a second lead. */
    addLead: build.mutation({
      ...endpoint(({ body, key }: { body: ManualLead; key: string }) =>
        call('post', '/api/leads/manual', { body, headers: { 'Idempotency-Key': key } }),
      ),
      invalidatesTags: (_lead, error) => (error ? [] : ['Lead', 'LeadStats']),
    }),
    checkPerson: build.query({
      ...endpoint(
        (personalInfo: CheckedPerson) => call('post', '/api/leads/manual/check', { body: { personalInfo } }),
        ({ data }) => data,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAddLeadMutation, useCheckPersonQuery } = manualLeadsApi;

export function hasInput(values: EditValues): boolean {
  return Object.values(values).some((value) => value.trim() !== '');
}

interface ManualLeadInput {
  readonly type: LeadType;
  readonly how: How;
  /** A user id. If empty, the server applies the assignment rules or assigns the lead to the current user. */
  readonly assignedTo: string;
  readonly fields: readonly EditField[];
  readonly values: EditValues;
}

export function manualBody({ type, how, assignedTo, fields, values }: ManualLeadInput): ManualLead {
  const nothing = Object.fromEntries(fields.map(({ path }) => [path, '']));
  const groups = editBody(fields, nothing, values);
  const lead = { type, source: { how }, personalInfo: {}, ...groups, ...(assignedTo && { assignedTo }) };
  // The lead type registry defines the paths, and the server validates the values.
  return lead as ManualLead;
}

const MIN_DIGITS = 7;

/**
 * The part of the input that can find existing leads: a full phone number, an email, or a name with a place. Null if
 * there is none of these.
 */
export function personToCheck(values: EditValues): CheckedPerson | null {
  const trimmedValue = (name: string) => values[`personalInfo.${name}`]?.trim() ?? '';
  const phone = trimmedValue('phone');
  const email = trimmedValue('email');
  const [fullName, city, pincode] = [trimmedValue('fullName'), trimmedValue('city'), trimmedValue('pincode')];
  const person = {
    ...(phone.replace(/\P{Nd}/gu, '').length >= MIN_DIGITS && { phone }),
    ...(/^\S+@\S+\.\S+$/.test(email) && { email }),
    ...(fullName && (city || pincode) && { city, pincode }),
  };
  return Object.keys(person).length > 0 ? { ...person, fullName } : null;
}
