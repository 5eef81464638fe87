import { type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { NOTE_EDIT_MINUTES } from '../../../lead-types/lead-work.js';
import { defineFailure } from '../../../shared/domain/failure.js';
import { MAX_OPEN_FOLLOW_UPS } from './follow-up.js';

export const beginAnew = defineFailure({
  kind: 'gone',
  code: 'begin_anew',
  when: 'The leads that the caller can see have changed since they got the cursor, or it is too old',
  sentence:
    'The leads you can see have changed since you got this cursor, or it is too old. Start a new copy with GET /api/leads and updatedSince.',
});

/** Also thrown for leads outside the scope, so that the response does not reveal that they exist. */
export const leadNotFound = defineFailure({
  kind: 'not_found',
  code: 'lead_not_found',
  when: 'The lead does not exist or the caller cannot see it',
  sentence: 'This lead does not exist, or you cannot see it.',
});

export const leadNotChangeable = defineFailure({
  kind: 'forbidden',
  code: 'lead_not_changeable',
  when: 'The caller may not change this lead',
  sentence: 'You can change only the leads that are assigned to you.',
});

export const leadTypeNotAccessible = defineFailure({
  kind: 'forbidden',
  code: 'new_type_not_accessible',
  when: 'The caller cannot see leads of the new type',
  sentence: 'You can only choose a lead type that you can see.',
});

export const leadChangedMeanwhile = defineFailure({
  kind: 'stale',
  code: 'lead_changed',
  when: 'Someone else has changed the lead meanwhile',
  sentence: 'Someone else changed this lead meanwhile. Load it again and repeat your change.',
});

/** Thrown for an ETag that the server never sent. Its code is that of a changed lead, so clients treat both alike. */
export const leadStateUnknown = defineFailure({
  kind: 'stale',
  code: 'lead_changed',
  sentence: 'If-Match is not an ETag of this lead.',
});

/** Thrown for an ETag together with an id that no lead has. */
export const noLeadForETag = defineFailure({
  kind: 'stale',
  code: 'lead_changed',
  sentence: 'No lead has this id, so it has no ETag. To create the lead, leave out the ETag.',
});

export const leadMerged = defineFailure({
  kind: 'conflict',
  code: 'lead_merged',
  when: 'The lead was merged into another one',
  sentence: 'This lead was merged into another lead. Edit that lead instead, or undo the merge first.',
});

/** Thrown if merged leads outside the caller's scope would also be deleted or erased. `types` are their types. */
export const leadHoldsHidden = defineFailure<[types: readonly LeadType[]]>({
  kind: 'conflict',
  code: 'lead_holds_hidden',
  when: 'A lead of a type that the caller cannot see was merged into it',
  sentence: (types) =>
    `Leads of types you cannot see were merged into this one (${types.map((type) => leadTypeDefinition(type).label).join(', ')}). Ask a colleague who can see these types to do it.`,
  example: [['franchise']],
});

export const leadErased = defineFailure({
  kind: 'conflict',
  code: 'lead_erased',
  when: "The lead's personal data was erased",
  sentence: 'The personal data of this lead was erased. It can no longer be edited.',
});

export const noteNotFound = defineFailure({
  kind: 'not_found',
  code: 'note_not_found',
  when: 'The lead has no such note',
  sentence: 'This note does not exist.',
});

export const noteNotEditable = defineFailure({
  kind: 'forbidden',
  code: 'note_not_editable',
  when: 'Someone else wrote the note, or it is too late to change it',
  sentence: `A note can only be changed by its author, for ${NOTE_EDIT_MINUTES} minutes.`,
});

export const messageTemplateNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'message_template_not_possible',
  when: 'The message template does not exist, or is for another channel or lead type',
  sentence: 'This message template does not exist, or is for another channel or lead type.',
  errors: () => [
    { field: 'templateId', message: 'Choose a template for this channel and lead type.', code: 'invalid_choice' },
  ],
});

export const followUpNotFound = defineFailure({
  kind: 'not_found',
  code: 'follow_up_not_found',
  when: 'The lead has no such open follow-up',
  sentence: 'This follow-up no longer exists.',
});

export const tooManyFollowUps = defineFailure({
  kind: 'conflict',
  code: 'too_many_follow_ups',
  when: 'The lead has the maximum number of open follow-ups',
  sentence: `A lead can have at most ${MAX_OPEN_FOLLOW_UPS} open follow-ups. Complete or remove one first.`,
});

export const assigneeNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'assignee_not_possible',
  when: 'The assignee is inactive or cannot see leads of this type',
  sentence: 'The lead can only be assigned to an active user who can see leads of this type.',
  errors: () => [
    { field: 'assignedTo', message: 'Choose an active user who can see leads of this type.', code: 'invalid_choice' },
  ],
});

export const externalIdTaken = defineFailure<[field: string]>({
  kind: 'conflict',
  code: 'external_id_taken',
  // Otherwise, nobody would notice a caller who tries out the ids of hidden leads.
  isRecorded: true,
  when: 'Another lead has the external id',
  sentence: 'Another lead already has this external id. You might not be able to see that lead.',
  errors: (_sentence, field) => [{ field, message: 'Another lead already has this external id.', code: 'taken' }],
  example: ['externalIds.0'],
});

/** References are random, so this almost never happens. If it does, the error says why the lead cannot be restored. */
export const referenceTaken = defineFailure({
  kind: 'conflict',
  code: 'reference_taken',
  when: 'A newer lead has the same reference as one of these',
  sentence: 'A newer lead has the same reference as one of these. Restore the others without it.',
});

export const bulkActNotFound = defineFailure({
  kind: 'not_found',
  code: 'bulk_act_not_found',
  when: 'The caller has no such bulk change, it was already undone, or it is older than 24 hours',
  sentence: 'This bulk change can no longer be undone.',
});
