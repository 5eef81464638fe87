import type { LeadType } from '@lead-types/lead-types';
import { baseApi } from '../../api/base-api';
import { problemMessage } from '../../api/problem';
import { useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { ChoiceList } from '../../ui/fields/choice-list';
import { FOLLOW_UP_CHIPS, followUpTime, formatFollowUpTime } from '../composer/follow-up-times';
import { leadTypeLabel, PRIORITIES, PRIORITY_LABELS } from '../lead/lead';
import { type Assignee, leadsApi, useAssigneesQuery } from '../lead/leads-api';
import type { BulkChange } from './bulk-undo';

interface AssigneeChoicesProps {
  /** The types of the selected leads that are on the screen. */
  readonly types: readonly LeadType[];
  readonly onChoose: (assignee: Assignee | null) => void;
}

/** Says which people cannot see a type of the selected leads, because these leads will not be assigned to them. */
export function AssigneeChoices({ types, onChoose }: AssigneeChoicesProps) {
  const { data: people = [], isLoading, error } = useAssigneesQuery(undefined);
  const { currentData: seen = [] } = useTypesSeenQuery(types);
  const user = useUser();
  const isSelf = ({ _id }: Assignee) => _id === user?._id;
  return (
    <ChoiceList<Assignee | null>
      find="Find a person"
      choices={[
        ...[...people.filter(isSelf), ...people.filter((person) => !isSelf(person))].map((person) => ({
          value: person,
          label: isSelf(person) ? `${person.name} (me)` : person.name,
          more: unseen(seen.filter(({ ids }) => !ids.includes(person._id)).map(({ type }) => type)),
        })),
        ...(isLoading ? [] : [{ value: null, label: 'Unassigned' }]),
      ]}
      isLoading={isLoading}
      error={error && problemMessage(error)}
      onChoose={onChoose}
    />
  );
}

function unseen(types: readonly LeadType[]): string {
  if (types.length === 0) return '';
  return `Cannot see ${types.length === 1 ? types.map(leadTypeLabel).join() : `${types.length} types`}`;
}

interface BulkItemsProps {
  /** `done` returns the result message for a number of changed leads. */
  readonly onSet: (updates: BulkChange['updates'], done: (count: number) => string) => void;
}

export function PriorityItems({ onSet }: BulkItemsProps) {
  return PRIORITIES.map((priority) => (
    <Button
      key={priority}
      aria-label={`Priority ${PRIORITY_LABELS[priority]}`}
      onClick={() =>
        onSet({ priority }, (count) => `set the priority of ${count} leads to ${PRIORITY_LABELS[priority]}`)
      }
    >
      {PRIORITY_LABELS[priority]}
    </Button>
  ));
}

export function FollowUpItems({ onSet }: BulkItemsProps) {
  return FOLLOW_UP_CHIPS.map(({ choice, label }) => (
    <Button
      key={choice}
      aria-label={`Follow-up: ${label}`}
      onClick={() => {
        const followUp = followUpTime(choice, Date.now());
        onSet({ followUp }, (count) => `set the follow-up of ${count} leads to ${formatFollowUpTime(followUp)}`);
      }}
    >
      {label}
    </Button>
  ));
}

interface TypeSeen {
  readonly type: LeadType;
  /** The people who can see leads of the type. */
  readonly ids: readonly string[];
}

const typesSeenApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Leaves out types for which the request failed, so that there is no wrong warning. */
    typesSeen: build.query<readonly TypeSeen[], readonly LeadType[]>({
      queryFn: async (types, { dispatch }) => {
        const seenBy = async (type: LeadType) => {
          const request = leadsApi.endpoints.assignees.initiate(type, { subscribe: false });
          const { data } = await dispatch(request);
          return data ? [{ type, ids: data.map(({ _id }) => _id) }] : [];
        };
        return { data: (await Promise.all(types.map(seenBy))).flat() };
      },
      providesTags: ['User'],
    }),
  }),
});

const { useTypesSeenQuery } = typesSeenApi;
