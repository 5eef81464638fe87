import { type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { NOTE_EDIT_MINUTES } from '../../../lead-types/lead-work.js';
import { defineFailure } from '../../../shared/domain/failure.js';
import { MAX_OPEN_FOLLOW_UPS } from './follow-up.js';

export const beginAnew = defineFailure({
  kind: 'gone',
  code: 'begin_anew',
  when: 'The caller may see other leads than when the copy began, or the cursor is of an earlier version',
  sentence: 'You may see other leads than when this copy began. Begin a new copy with updatedSince.',
});

/** The same for a lead that does not exist and for one out of scope, so that the answer does not reveal which. */
export const leadNotFound = defineFailure({
  kind: 'not_found',
  code: 'lead_not_found',
  when: "No such lead, or out of the caller's sight",
  sentence: 'This lead does not exist, or you may not see it.',
});

export const leadNotChangeable = defineFailure({
  kind: 'forbidden',
  code: 'lead_not_changeable',
  when: "The lead is not the caller's to change",
  sentence: 'You may change only the leads that are assigned to you.',
});

export const leadTypeNotAccessible = defineFailure({
  kind: 'forbidden',
  code: 'new_type_not_accessible',
  when: 'The caller may not see leads of the new type',
  sentence: 'You can only make a lead one of a type that you may see.',
});

export const leadChangedMeanwhile = defineFailure({
  kind: 'stale',
  code: 'lead_changed',
  when: 'Someone else changed the lead meanwhile',
  sentence: 'Someone else changed this lead meanwhile. Load it again and repeat your change.',
});

/** An ETag that the server never gave: to a program, the same failure. */
export const leadStateUnknown = defineFailure({
  kind: 'stale',
  code: 'lead_changed',
  sentence: 'If-Match does not name a state this lead has been in.',
});

export const leadMerged = defineFailure({
  kind: 'conflict',
  code: 'lead_merged',
  when: 'The lead was merged into another one',
  sentence: 'This lead was merged into another one. Work on that one, or undo the merge first.',
});

/** Deleting or erasing the lead would do the same to what the caller may not see; `types` are those of the parts out of sight. */
export const leadHoldsHidden = defineFailure<[types: readonly LeadType[]]>({
  kind: 'conflict',
  code: 'lead_holds_hidden',
  when: 'A lead of a type the caller may not see was merged into it',
  sentence: (types) =>
    `Leads of types you may not see were merged into this one (${types.map((type) => leadTypeDefinition(type).label).join(', ')}). Ask somebody who may see those to do it.`,
  example: [['franchise']],
});

export const leadErased = defineFailure({
  kind: 'conflict',
  code: 'lead_erased',
  when: "The lead's personal data was erased",
  sentence: 'The personal data of this lead was erased. Nothing of it can be changed any more.',
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
  when: 'The note is of somebody else, or too old',
  sentence: `A note can be changed by who wrote it, for ${NOTE_EDIT_MINUTES} minutes.`,
});

export const followUpNotFound = defineFailure({
  kind: 'not_found',
  code: 'follow_up_not_found',
  when: 'The lead has no such follow-up, or none that is open',
  sentence: 'This follow-up does not exist any more.',
});

export const tooManyFollowUps = defineFailure({
  kind: 'conflict',
  code: 'too_many_follow_ups',
  when: 'As many follow-ups are open as a lead may have',
  sentence: `A lead can have at most ${MAX_OPEN_FOLLOW_UPS} open follow-ups. Complete or remove one first.`,
});

export const assigneeNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'assignee_not_possible',
  when: 'The assignee is inactive or may not see this type',
  sentence: 'The lead can only be given to an active user who may see leads of this type.',
  errors: () => [
    { field: 'assignedTo', message: 'Choose an active user who may see leads of this type.', code: 'invalid_choice' },
  ],
});
