import { Fragment, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { useCloseOnBack } from '../../ui/dialogs/leave-guard';
import { DialogBox, openDialog, useClosing } from '../../ui/dialogs/modal';
import { formatTotal } from '../../ui/format-number';
import { useLeadsQuery } from '../lead/leads-api';
import { FILTER_ENTRIES, type LeadFilters, NO_FILTERS } from './lead-filters';
import { changedView, type LeadView, listQuery, useDebouncedView } from './lead-view';
import './filter-panel.css';

type FilterName = keyof LeadFilters;

/** Filters that are not named here are in the last section. */
const SECTIONS: readonly { readonly title: string; readonly names: readonly FilterName[] }[] = [
  { title: 'Date and assignment', names: ['received', 'assignment'] },
  {
    title: 'Calls and conversions',
    names: ['calledToday', 'calledYesterday', 'convertedToday', 'convertedThisMonth', 'contacted'],
  },
  { title: 'Promise and next step', names: ['promise', 'followUp', 'nextStep', 'duplicates'] },
  { title: 'Place', names: ['state', 'district', 'block', 'village'] },
  { title: 'Close reason and campaign', names: ['closeReason', 'source', 'campaign'] },
];
const PLACED = SECTIONS.flatMap(({ names }) => names);

interface FilterPanelProps {
  readonly view: LeadView;
  /** Called with the changed filters when the user shows the results. */
  readonly onShow: (change: Partial<LeadFilters>) => void;
  readonly onClose: () => void;
}

/**
 * All filters, in a dialog at the right side of the page. Changes are a draft: the button at the foot says how many
 * leads the draft finds, and only this button or Enter applies it.
 */
export function FilterPanel({ view, onShow, onClose }: FilterPanelProps) {
  const [draft, setDraft] = useState(view);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const formId = useId();
  const change = changedFilters(view, draft);
  const isChanged = Object.keys(change).length > 0;
  useCloseOnBack(onClose);
  const onClosed = useEffectEvent(onClose);
  useEffect(() => openDialog(dialog.current, { isModal: true, onClosed: () => onClosed() }), []);

  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    if (isChanged) onShow(change);
  };
  const groups = FILTER_ENTRIES.filter(([, { isGroup }]) => isGroup).map(([name]) => name);
  const rest = FILTER_ENTRIES.map(([name]) => name).filter((name) => !groups.includes(name) && !PLACED.includes(name));
  const fields = (names: readonly FilterName[]) =>
    names
      .flatMap((name) => FILTER_ENTRIES.filter(([each]) => each === name))
      .map(([name, filter]) => (
        <Fragment key={name}>
          {filter.field({
            value: draft[name],
            tab: draft.tab,
            onChange: (value) => setDraft((latest) => changedView(latest, { [name]: value })),
          })}
        </Fragment>
      ));
  return (
    <dialog
      ref={dialog}
      className="modal modal--side"
      aria-labelledby={titleId}
      // A click outside must not discard a draft.
      {...useClosing(onClose, !isChanged)}
    >
      <DialogBox
        title="Advanced Filters"
        titleId={titleId}
        onClose={onClose}
        actions={
          <>
            <Button className="filter-panel__clear" onClick={() => setDraft({ ...draft, ...NO_FILTERS })}>
              Clear All Filters
            </Button>
            <Button onClick={onClose}>Cancel</Button>
            <ShowButton draft={draft} formId={formId} />
          </>
        }
      >
        <form className="filter-panel__form" id={formId} onSubmit={show}>
          {fields(groups)}
          {SECTIONS.map(({ title, names }, at) => (
            <fieldset className="filter-panel__group filter-panel__group--fields" key={title}>
              <legend>{title}</legend>
              {fields(at === SECTIONS.length - 1 ? [...names, ...rest] : names)}
            </fieldset>
          ))}
        </form>
      </DialogBox>
    </dialog>
  );
}

/** The count stops at a limit, so that a broad draft is counted quickly. */
function ShowButton({ draft, formId }: { readonly draft: LeadView; readonly formId: string }) {
  const settled = useDebouncedView(draft);
  const { currentData } = useLeadsQuery({ ...listQuery({ ...settled, page: 1 }), limit: 1, count: 'bounded' });
  const found = settled === draft ? currentData?.pagination : undefined;
  const isOne = found?.totalItems === 1 && !found.totalIsAtLeast;
  const leads = found && `${formatTotal(found.totalItems, found.totalIsAtLeast)} ${isOne ? 'lead' : 'leads'}`;
  return (
    <>
      <Button className="filter-panel__show" variant="primary" type="submit" form={formId}>
        {`Show ${leads ?? 'leads'}`}
      </Button>
      <span className="visually-hidden" role="status">
        {leads && `${leads} found`}
      </span>
    </>
  );
}

function changedFilters(view: LeadFilters, draft: LeadFilters): Partial<LeadFilters> {
  const changed = FILTER_ENTRIES.filter(([name]) => JSON.stringify(view[name]) !== JSON.stringify(draft[name]));
  return Object.fromEntries(changed.map(([name]) => [name, draft[name]]));
}
