import { useId, useState } from 'react';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { type Import, type ImportQuestion, useReadImportMutation } from './imports-api';

const QUESTIONS: Readonly<Record<ImportQuestion['kind'], { readonly legend: string; readonly words: string }>> = {
  encoding: {
    legend: 'Which encoding does the file have?',
    words:
      'The file is not in UTF-8. Choose the sample that reads correctly. If none does, save the file as “CSV UTF-8” and import that file.',
  },
  separator: {
    legend: 'What separates the columns?',
    words: 'Choose the sample that splits the headings correctly.',
  },
  sheet: {
    legend: 'Which sheet has the leads?',
    words: 'The workbook has several sheets. Only one of them is imported.',
  },
};

const LABELS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16, little endian',
  'utf-16be': 'UTF-16, big endian',
  'windows-1252': 'Windows, Western European',
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
};

interface ImportQuestionStepProps {
  readonly opened: Import;
  readonly question: ImportQuestion;
  readonly onClose: () => void;
}

/** Asks how to read the file. */
export function ImportQuestionStep({ opened, question: { kind, choices }, onClose }: ImportQuestionStepProps) {
  const [read, { error, isLoading }] = useReadImportMutation();
  const [only, ...others] = choices;
  const [chosen, setChosen] = useState(others.length === 0 ? (only?.value ?? '') : '');
  const group = useId();
  const { legend, words } = QUESTIONS[kind];
  return (
    <FormDialog
      title={`Import: ${opened.fileName}`}
      wide
      className="import-step"
      submitLabel="Read file"
      cancelLabel="Close"
      isBusy={isLoading}
      error={error}
      onSubmit={() => void read({ id: opened._id, [kind]: chosen })}
      onClose={onClose}
    >
      <p className="import-step__words">{words}</p>
      <fieldset className="import-step__choices">
        <legend>{legend}</legend>
        {choices.map(({ value, sample }) => (
          <label className="import-step__choice" key={value}>
            <input
              type="radio"
              name={group}
              required
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            <span>
              {kind === 'sheet' ? value : (LABELS[value] ?? value)}
              <span className="import-step__detail">{sample}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
