import { useState } from 'react';
import { useMutationToast } from '../api/use-mutation-toast';
import { Button } from '../ui/button';
import { formatNumber } from '../ui/format-number';
import { type AssignablePerson, useAssignablePeopleQuery, useSetAwayMutation } from './assignment-api';
import '../ui/lists/data-table.css';
import './assignment-table.css';
import { formatAway } from '../ui/format-away';
import { AwayForm } from './away-form';

const COUNTED: ReadonlySet<string> = new Set(['Open', 'Overdue']);

/** Who may be given leads, with what they have and when they are away. */
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
        <h2 className="assignment-table__title" id="people-title">
          People
        </h2>
      </div>
      <p className="assignment-table__words">Rules pass over who is away. Leads they have stay theirs.</p>
      <table className="data-table assignment-table assignment-table--people" aria-labelledby="people-title">
        <thead>
          <tr>
            {['Person', 'Open', 'Overdue', 'Away', 'Actions'].map((column) => (
              <th key={column} scope="col" className={COUNTED.has(column) ? 'data-table__number' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person._id}>
              <th scope="row">{person.name}</th>
              <td className="data-table__number">
                {formatNumber(person.open)} <span className="assignment-table__unit">open</span>
              </td>
              <td className="data-table__number">
                {formatNumber(person.overdue)} <span className="assignment-table__unit">overdue</span>
              </td>
              <td>{formatAway(person.away)}</td>
              <td className="assignment-table__actions">
                <Button
                  small
                  aria-label={person.away ? `Back: ${person.name}` : `Mark ${person.name} away`}
                  onClick={() => (person.away ? void callBack(person) : setMarking(person))}
                >
                  {person.away ? 'Back' : 'Mark away'}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {marking && <AwayForm id={marking._id} name={marking.name} onClose={() => setMarking(null)} />}
    </section>
  );
}
