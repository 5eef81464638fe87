import { useState } from 'react';
import { useMutationToast } from '../api/use-mutation-toast';
import { useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { formatAway } from '../ui/dates';
import { SettingsPart } from '../ui/settings-part';
import { useOwnAwayQuery, useSetAwayMutation } from './assignment-api';
import { AwayForm } from './away-form';

/** Whether the signed-in person is away, which they say themselves. */
export function OwnAway() {
  const me = useUser();
  const { data: away } = useOwnAwayQuery();
  const [setAway] = useSetAwayMutation();
  const [marking, setMarking] = useState(false);
  const report = useMutationToast();
  if (away === undefined || !me) return null;
  const comeBack = () => report(setAway({ id: me._id }), 'You are back');
  return (
    <SettingsPart
      title="Away"
      note={`No rule gives you a lead while you are away.${away ? ` ${formatAway(away)}.` : ''}`}
    >
      <Button onClick={() => (away ? void comeBack() : setMarking(true))}>
        {away ? 'I am back' : 'Mark yourself away'}
      </Button>
      {marking && <AwayForm id={me._id} onClose={() => setMarking(false)} />}
    </SettingsPart>
  );
}
