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
      <button className="act" type="button" onClick={onCancel}>
        Cancel
      </button>
      <button className="act act--main" type="submit" form={form} disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </button>
    </>
  );
}
