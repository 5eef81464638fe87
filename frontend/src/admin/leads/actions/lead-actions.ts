import { callAddress, chatNumber, mailAddress, whatsAppAddress } from '@lead-types/contact-address';
import { permissionReason } from '../../session/use-user';
import { openSelect } from '../../ui/fields/select-choice';
import type { Lead } from '../lead/lead';
import { editReason, isReadOnly } from '../lead/use-may-edit';
import type { MessageChannel } from '../timeline/timeline-api';
import type { Action } from './action';
import type { LeadWorkspace } from './lead-workspace';

type LeadAction = Action<LeadWorkspace>;

/** An action that opens an address, such as `tel:`. It is also rendered as a link. */
interface ContactAction extends LeadAction {
  readonly address: (lead: ContactedLead) => string | undefined;
  /** How a message that this action opens is logged. Calls are logged by their outcome. */
  readonly channel?: MessageChannel;
}

type ContactedLead = Pick<Lead, 'personalInfo' | 'phoneE164' | 'phoneKind'>;

function contactAction(
  action: Pick<ContactAction, 'label' | 'keys' | 'keywords' | 'address' | 'channel'>,
): ContactAction {
  const addressOf = ({ head }: LeadWorkspace) => head && action.address(head);
  return {
    ...action,
    isOffered: (workspace) => addressOf(workspace) !== undefined,
    run: (workspace) => {
      openAddress(addressOf(workspace));
      if (action.channel) workspace.logMessage(action.channel);
    },
  };
}

/** Phone numbers and emails open in their app, web pages in a new tab. */
function openAddress(address: string | undefined): void {
  if (address === undefined) return;
  const link = Object.assign(document.createElement('a'), { href: address });
  if (link.protocol === 'https:') Object.assign(link, { target: '_blank', rel: 'noreferrer' });
  document.body.append(link);
  link.click();
  link.remove();
}

export const callAction = contactAction({
  label: 'Call',
  keys: ['c'],
  keywords: ['phone', 'dial'],
  address: ({ phoneE164, personalInfo: { phone } }) => (phone ? callAddress(phoneE164 ?? phone) : undefined),
});
export const whatsAppAction = contactAction({
  label: 'WhatsApp',
  keywords: ['chat', 'message'],
  channel: 'whatsapp',
  address: (lead) => {
    const chat = chatNumber(lead);
    return chat ? whatsAppAddress(chat) : undefined;
  },
});
export const mailAction = contactAction({
  label: 'Email',
  keywords: ['mail', 'write'],
  channel: 'email',
  address: ({ personalInfo: { email } }) => (email ? mailAddress(email) : undefined),
});

/** For composer actions: not offered for read-only leads, and unavailable if the user may not edit the lead. */
const inComposer = {
  isOffered: ({ lead }: LeadWorkspace) => lead !== undefined && !isReadOnly(lead),
  reason: ({ user, lead }: LeadWorkspace) => lead && editReason(user, lead),
};

export const logCallAction: LeadAction = {
  ...inComposer,
  label: 'Log a call',
  help: 'Log a call: answered, no answer, busy, wrong number, call back',
  keys: ['1', '2', '3', '4', '5'],
  keyLabel: '1 to 5',
  keywords: ['outcome', 'answered', 'busy'],
  run: ({ composer }, digit) => {
    if (digit === undefined) composer.current?.focusOutcomes();
    else composer.current?.chooseNumber(digit);
  },
};
export const addNoteAction: LeadAction = {
  ...inComposer,
  label: 'Add note',
  keys: ['n'],
  keywords: ['write', 'comment'],
  run: ({ composer }) => composer.current?.writeNote(),
};
export const correctDetailsAction: LeadAction = {
  ...inComposer,
  label: 'Correct details',
  keywords: ['edit', 'change', 'name', 'phone'],
  run: ({ correct }) => correct(),
};
export const changeTypeAction: LeadAction = {
  ...inComposer,
  label: 'Change type',
  keywords: ['edit', 'correct'],
  run: ({ correctType }) => correctType(),
};
export const assignAction: LeadAction = {
  label: 'Assign',
  help: 'Assign this lead',
  keys: ['a'],
  keywords: ['hand over', 'assignee', 'give'],
  isOffered: ({ lead }) => lead !== undefined,
  reason: ({ user, lead }) =>
    (lead && editReason(user, lead)) ?? permissionReason(user, 'assign leads', 'canEditAllLeads'),
  run: ({ assignee }) => {
    assignee.current?.focus();
    if (assignee.current) openSelect(assignee.current);
  },
};
export const takeAction: LeadAction = {
  label: 'Take',
  keywords: ['claim'],
  isOffered: ({ head }) => head?.inPool ?? false,
  reason: ({ user }) => permissionReason(user, 'take leads', 'canTakeFromPool'),
  run: (workspace) => workspace.take(),
};
export const deleteAction = {
  label: 'Delete…',
  keywords: ['remove'],
  isOffered: ({ lead }) => lead !== undefined && !lead.mergedInto,
  reason: ({ user }: Pick<LeadWorkspace, 'user'>) => permissionReason(user, 'delete leads', 'canDeleteLeads'),
  run: ({ remove }) => remove(),
} satisfies LeadAction;

export const saveAndNextAction: LeadAction = {
  ...inComposer,
  label: 'Save and next',
  keys: ['g'],
  typingKey: '$mod+Enter',
  run: ({ composer }) => composer.current?.saveAndNext(),
};

const STEP_ACTIONS: readonly LeadAction[] = [
  {
    label: 'Next lead',
    help: 'Go to the next lead',
    keys: ['j'],
    repeats: true,
    isOffered: ({ steps }) => steps.next !== undefined,
    run: ({ steps }) => steps.next?.(),
  },
  {
    label: 'Previous lead',
    help: 'Go to the previous lead',
    keys: ['k'],
    repeats: true,
    isOffered: ({ steps }) => steps.previous !== undefined,
    run: ({ steps }) => steps.previous?.(),
  },
];

/** All actions on the open lead, in the order of the palette and the shortcut list. */
export const LEAD_ACTIONS: readonly LeadAction[] = [
  callAction,
  whatsAppAction,
  mailAction,
  logCallAction,
  addNoteAction,
  {
    ...inComposer,
    label: 'Set follow-up',
    help: 'Set follow-up (then 1 to 4 for the time)',
    keys: ['f'],
    keywords: ['reminder', 'later', 'next step'],
    run: ({ composer }) => composer.current?.focusFollowUps(),
  },
  {
    ...inComposer,
    label: 'Plan a visit',
    keys: ['v'],
    keywords: ['appointment', 'place', 'calendar'],
    run: ({ composer }) => composer.current?.planVisit(),
  },
  {
    ...inComposer,
    label: 'Change status',
    keys: ['s'],
    run: ({ composer }) => composer.current?.openStatus(),
  },
  assignAction,
  takeAction,
  saveAndNextAction,
  {
    label: 'Undo',
    help: 'Undo what was just saved',
    keys: ['z'],
    keywords: ['take back', 'revert'],
    isOffered: ({ canUndo }) => canUndo,
    run: ({ undo }) => undo(),
  },
  ...STEP_ACTIONS,
  correctDetailsAction,
  changeTypeAction,
  // Last, because Enter in the palette chooses the first match.
  deleteAction,
];
