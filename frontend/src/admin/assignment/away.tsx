import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { useMutationToast } from '../api/use-mutation-toast';
import { useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { dayInIndia, formatAway } from '../ui/dates';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { TextField } from '../ui/fields/fields';
import { SettingsPart } from '../ui/settings-part';
import { useOwnAwayQuery, useSetAwayMutation } from './assignment-api';
import './assignment.css';

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
      note={`While you are away, rules do not assign leads to you.${away ? ` ${formatAway(away)}.` : ''}`}
    >
      <Button onClick={() => (away ? void comeBack() : setMarking(true))}>
        {away ? 'I am back' : 'Mark yourself away'}
      </Button>
      {marking && <AwayForm id={me._id} onClose={() => setMarking(false)} />}
    </SettingsPart>
  );
}

/** Without `name`, the texts address the signed-in user as "you". */
export function AwayForm({ id, name, onClose }: { id: string; name?: string; onClose: () => void }) {
  const [save, { error, isLoading }] = useSetAwayMutation();
  const showToast = useToast();
  const submit = async (values: FormData) => {
    const [from, until] = [String(values.get('from')), String(values.get('until'))];
    const answer = await save({ id, from, ...(until && { until }) });
    if (answer.error) return;
    showToast('success', name ? `${name} is marked away` : 'You are marked away');
    onClose();
  };
  return (
    <FormDialog
      title={name ? `Mark ${name} away` : 'Mark yourself away'}
      className="assignment-table__days"
      submitLabel="Mark away"
      isBusy={isLoading}
      error={error}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <TextField label="From" name="from" type="date" required defaultValue={dayInIndia(Date.now())} data-first-focus />
      <TextField label="Until (if known)" name="until" type="date" />
    </FormDialog>
  );
}
