import { useToast } from '../../shared/toasts/toast-provider';
import { dayInIndia } from '../ui/dates';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { TextField } from '../ui/fields/fields';
import { useSetAwayMutation } from './assignment-api';
import './assignment-table.css';

/** From when to when somebody, or the signed-in person (without a name), is away. */
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
