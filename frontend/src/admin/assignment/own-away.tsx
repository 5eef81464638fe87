import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { formatAway } from '../ui/format-away';
import { SettingsPart } from '../ui/settings-part';
import { useOwnAwayQuery, useSetAwayMutation } from './assignment-api';
import { AwayForm } from './away-form';

/** Whether the signed-in person is away, which they say themselves. */
export function OwnAway() {
  const me = useUser();
  const { data: away } = useOwnAwayQuery();
  const [setAway] = useSetAwayMutation();
  const [marking, setMarking] = useState(false);
  const showToast = useToast();
  if (away === undefined || !me) return null;
  const comeBack = async () => {
    const { error } = await setAway({ id: me._id });
    if (error) showToast('error', problemMessage(error));
    else showToast('success', 'You are back');
  };
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
