import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { controlAttributes, Field, type FieldProps } from '../../shared/ui/field';

interface DateFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max'> {
  readonly field: FieldProps;
  readonly min?: (() => string) | undefined;
  readonly max?: (() => string) | undefined;
}

/** A calendar day. Its limits move with today, so they cannot be part of a page that was prerendered on an earlier day. */
export function DateField({ field, min, max, ...input }: DateFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (min) control.current?.setAttribute('min', min());
    if (max) control.current?.setAttribute('max', max());
  }, [min, max]);
  return (
    <Field {...field}>
      <input {...input} {...controlAttributes(field)} type="date" ref={control} />
    </Field>
  );
}
