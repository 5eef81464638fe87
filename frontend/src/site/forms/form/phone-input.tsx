import { type ComponentProps, useState } from 'react';
import { holdsSeveralPhones } from '../../../shared/lib/several-phones';
import { TextField } from '../../../shared/ui/text-field';

interface PhoneInputProps extends ComponentProps<typeof TextField> {
  /** Hint if more than one number was typed. All of it is sent as typed. */
  readonly onePhone: string;
}

/** A phone number in any digits and grouping. */
export function PhoneInput({ field, onePhone, ...input }: PhoneInputProps) {
  const [isSeveral, setSeveral] = useState(false);
  return (
    <TextField
      field={{ ...field, hint: isSeveral ? onePhone : field.hint }}
      {...input}
      onInput={({ currentTarget }) => setSeveral(holdsSeveralPhones(currentTarget.value))}
    />
  );
}
