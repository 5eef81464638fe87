import { useId, useRef } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { useDisclosure } from '../../ui/use-disclosure';
import type { ChangeView, LeadView } from '../filters/lead-view';
import { COLUMN_NAMES, LIST_COLUMNS, type ListColumn } from '../lead/list-columns';
import { useChangeViewSettingsMutation } from './saved-views-api';
import { useListColumns } from './use-list-columns';
import './columns-menu.css';

/** Which columns the list has: those of the view where it brings its own, else the reader's own for every list. */
export function ColumnsMenu({ view, onChange }: { view: LeadView; onChange: ChangeView }) {
  const menu = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { isOpen, setOpen } = useDisclosure(menu);
  const shown = useListColumns(view);
  const [changeSettings] = useChangeViewSettingsMutation();
  const showToast = useToast();
  const isOfView = view.columns !== null;

  const show = async (column: ListColumn, isShown: boolean) => {
    const columns = COLUMN_NAMES.filter((name) => (name === column ? isShown : shown.has(name)));
    if (isOfView) return onChange({ columns, page: view.page }, { replace: true });
    const { error } = await changeSettings({ columns });
    if (error) showToast('error', problemMessage(error));
  };

  return (
    <div className="columns-menu" ref={menu}>
      <Button
        endIcon="caret-down"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Columns
      </Button>
      {isOpen && (
        <fieldset className="columns-menu__panel" id={panelId}>
          <legend className="visually-hidden">Columns of the list</legend>
          {COLUMN_NAMES.map((name) => (
            <Checkbox key={name} checked={shown.has(name)} onChange={({ target }) => void show(name, target.checked)}>
              {LIST_COLUMNS[name].label}
            </Checkbox>
          ))}
          <p className="columns-menu__note">{isOfView ? 'Of this view.' : 'For all your lists.'}</p>
          {isOfView && (
            <Button small onClick={() => onChange({ columns: null, page: view.page }, { replace: true })}>
              Use my columns
            </Button>
          )}
        </fieldset>
      )}
    </div>
  );
}
