import { useState } from 'react';
import { Button } from '../ui/button';
import { Loading } from '../ui/content-state';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { Modal } from '../ui/dialogs/modal';
import { LoadError } from '../ui/errors/error-message';
import { Note } from '../ui/note';
import { firstChoices, type ImportChoices, isUnknown, optionsOf } from './import-choices';
import { ImportColumns } from './import-columns';
import { ImportOptionFields, type Person } from './import-options';
import { formatRows } from './import-texts';
import { type Import, type ImportField, useCheckImportMutation, useImportFieldsQuery } from './imports-api';

/** Choices that have not been sent yet, by the id of the import. */
export type ImportDrafts = Map<string, ImportChoices>;

interface ImportCheckProps {
  readonly opened: Import;
  readonly drafts: ImportDrafts;
  readonly people: readonly Person[];
  readonly onChecking: () => void;
  readonly onClose: () => void;
}

/** The step in which columns and options are chosen. */
export function ImportCheck(props: ImportCheckProps) {
  const { opened, onClose } = props;
  const { data: fields, error, refetch } = useImportFieldsQuery();
  if (fields) return <CheckForm {...props} fields={fields} />;
  return (
    <Modal
      title={`Import: ${opened.fileName}`}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {error ? <LoadError what="Fields" error={error} onRetry={refetch} /> : <Loading>Loading fields...</Loading>}
    </Modal>
  );
}

interface CheckFormProps extends ImportCheckProps {
  readonly fields: readonly ImportField[];
}

function CheckForm({ opened, drafts, people, fields, onChecking, onClose }: CheckFormProps) {
  const { _id: id, fileName, columns, rows, options, lastOptions } = opened;
  const [check, { error, isLoading }] = useCheckImportMutation();
  const [choices, setChoices] = useState(() => draftOf(opened, drafts) ?? firstChoices(opened));
  const change = (changes: Partial<ImportChoices>) => {
    const next = { ...choices, ...changes };
    drafts.set(id, next);
    setChoices(next);
  };
  const submit = async () => {
    const fieldsByName = new Map(fields.map((field) => [field.field, field]));
    const answer = await check({ id, ...optionsOf(choices, columns, fieldsByName) });
    if (answer.error) return;
    drafts.delete(id);
    onChecking();
  };
  const unknown = columns.filter((column, index) => isUnknown(column, choices.fields[index] ?? '')).length;

  return (
    <FormDialog
      title={`Import: ${fileName}`}
      wide
      className="import-step"
      submitLabel="Check rows"
      cancelLabel="Close"
      isBusy={isLoading}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="import-step__words">
        {formatRows(rows)}. Choose what each column is imported as. The check then shows what happens to each row.
      </p>
      {!options && lastOptions && <Note tone="info">As in your last file with these headings.</Note>}
      {unknown > 0 && (
        <Note tone="warning">
          {unknown === 1
            ? '1 column has an unknown or repeated heading.'
            : `${unknown} columns have an unknown or repeated heading.`}{' '}
          Choose what to do with {unknown === 1 ? 'it' : 'them'}.
        </Note>
      )}
      <ImportColumns columns={columns} fields={fields} choices={choices} error={error} onChange={change} />
      <ImportOptionFields choices={choices} people={people} error={error} onChange={change} />
    </FormDialog>
  );
}

/** Drops a draft for other columns: the file was read again meanwhile. */
function draftOf({ _id, columns }: Import, drafts: ImportDrafts): ImportChoices | undefined {
  const draft = drafts.get(_id);
  return draft?.fields.length === columns.length ? draft : undefined;
}
