import { useMutationToast } from '../../api/use-mutation-toast';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/fields';
import { Popover } from '../../ui/popover';
import type { ChangeView, LeadView } from '../filters/lead-view';
import { COLUMN_NAMES, LIST_COLUMNS, type ListColumn } from '../lead/list-columns';
import { useChangeViewSettingsMutation } from './saved-views-api';
import { useListColumns } from './shown-view';
import './saved-views.css';

/** Changes the view's own columns if it has any. Otherwise changes the user's columns for all lists. */
export function ColumnsMenu({ view, onChange }: { view: LeadView; onChange: ChangeView }) {
  const shown = useListColumns(view);
  const [changeSettings] = useChangeViewSettingsMutation();
  const report = useMutationToast();
  const isOfView = view.columns !== null;

  const show = async (column: ListColumn, isShown: boolean) => {
    const columns = COLUMN_NAMES.filter((name) => (name === column ? isShown : shown.has(name)));
    if (isOfView) return onChange({ columns, page: view.page }, { replace: true });
    await report(changeSettings({ columns }));
  };

  return (
    <Popover className="columns-menu" button={{ endIcon: 'caret-down', children: 'Columns' }}>
      {(_close, focusButton) => (
        <fieldset className="columns-menu__columns">
          <legend className="visually-hidden">Columns of the list</legend>
          {COLUMN_NAMES.map((name) => (
            <Checkbox key={name} checked={shown.has(name)} onChange={({ target }) => void show(name, target.checked)}>
              {LIST_COLUMNS[name].label}
            </Checkbox>
          ))}
          <p className="columns-menu__note">{isOfView ? 'For this view only.' : 'For all your lists.'}</p>
          {isOfView && (
            <Button
              small
              onClick={() => {
                focusButton();
                onChange({ columns: null, page: view.page }, { replace: true });
              }}
            >
              Use my columns
            </Button>
          )}
        </fieldset>
      )}
    </Popover>
  );
}
