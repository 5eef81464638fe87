import { Button } from './button';

interface FormActionsProps {
  /** The id of the form that they belong to. */
  readonly form: string;
  readonly label: string;
  /** The label while the form is being sent. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

/** The foot of a dialog that holds a form. */
export function FormActions({ form, label, busyLabel, isBusy, onCancel }: FormActionsProps) {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button look="main" type="submit" form={form} disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </>
  );
}
