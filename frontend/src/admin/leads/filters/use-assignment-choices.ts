import { useUser } from '../../session/use-user';
import { useAssigneesQuery } from '../lead/leads-api';

export interface AssignmentChoice {
  /** As the view keeps it: `me`, `nobody`, `pool` or a user's id. */
  readonly value: string;
  readonly label: string;
}

/** Whose leads the list can be narrowed to: one's own, nobody's and the pool's first, then each colleague's. */
export function useAssignmentChoices(isNeeded = true): AssignmentChoice[] {
  const ownId = useUser()?._id;
  const { data: people = [] } = useAssigneesQuery(undefined, { skip: !isNeeded });
  return [
    { value: 'me', label: 'Assigned to me' },
    { value: 'nobody', label: 'Unassigned' },
    { value: 'pool', label: 'In the pool' },
    ...people.filter(({ _id }) => _id !== ownId).map(({ _id, name }) => ({ value: _id, label: `Assigned to ${name}` })),
  ];
}
