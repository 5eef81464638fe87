import { useState } from 'react';
import { useMutationToast } from '../api/use-mutation-toast';
import { Button } from '../ui/button';
import { formatNumber } from '../ui/format-number';
import { DataTable } from '../ui/lists/data-table';
import { type AssignablePerson, useAssignablePeopleQuery, useSetAwayMutation } from './assignment-api';
import './assignment.css';
import { formatAway } from '../ui/dates';
import { AwayForm } from './away';

export function PeopleList() {
  const { data: people } = useAssignablePeopleQuery();
  const [marking, setMarking] = useState<AssignablePerson | null>(null);
  const [setAway] = useSetAwayMutation();
  const report = useMutationToast();
  const callBack = ({ _id, name }: AssignablePerson) => report(setAway({ id: _id }), `${name} is back`);
  if (!people) return null;
  return (
    <section aria-labelledby="people-title">
      <div className="assignment-table__head">
        <h2 className="admin-screen__title" id="people-title">
          People
        </h2>
      </div>
      <p className="assignment-table__words">
        People who are away get no new leads from rules. They keep the leads they have.
      </p>
      <DataTable
        className="assignment-table assignment-table--people"
        aria-labelledby="people-title"
        rows={people}
        keyOf={({ _id }) => _id}
        stacksBelow="phone"
        columns={[
          { header: 'Person', isRowHeader: true, cell: ({ name }) => name },
          { header: 'Open', isNumber: true, isLabelled: true, cell: ({ open }) => formatNumber(open) },
          { header: 'Overdue', isNumber: true, isLabelled: true, cell: ({ overdue }) => formatNumber(overdue) },
          { header: 'Away', cell: ({ away }) => formatAway(away) },
          {
            header: 'Actions',
            className: 'assignment-table__actions',
            cell: (person) => (
              <Button
                small
                aria-label={person.away ? `Mark as back: ${person.name}` : `Mark ${person.name} away`}
                onClick={() => (person.away ? void callBack(person) : setMarking(person))}
              >
                {person.away ? 'Mark as back' : 'Mark away'}
              </Button>
            ),
          },
        ]}
      />
      {marking && <AwayForm id={marking._id} name={marking.name} onClose={() => setMarking(null)} />}
    </section>
  );
}
