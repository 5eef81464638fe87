import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { LoadError } from '../../ui/errors/error-message';
import { formatTotal } from '../../ui/format-number';
import { Icon } from '../../ui/icon';
import { useStableCallback } from '../../ui/use-stable-callback';
import { useActionKeys } from '../actions/action';
import { BOARD_ACTIONS } from '../actions/board-actions';
import { useLeadRows } from '../actions/row-actions';
import type { LeadView } from '../filters/lead-view';
import { type LeadStatus, STATUS_LABELS } from '../lead/lead';
import type { LeadListQuery } from '../lead/leads-api';
import { BoardCard, type BoardCardActions, type DraggedLead } from './board-card';
import { type BoardColumnLeads, useBoardLeads } from './use-board-leads';
import './lead-board.css';

/** Columns that the user has to unfold, because nobody works on their leads. */
const FOLDED_AT_FIRST: readonly LeadStatus[] = ['closed', 'rejected'];

interface LeadBoardProps extends Pick<BoardCardActions, 'onAssign' | 'onDelete' | 'deleteReason'> {
  readonly view: LeadView;
  readonly opened: string | null;
  /** `query` is the page of the column, so that Next and Previous stay in the column. */
  readonly onOpen: (id: string, query: LeadListQuery | undefined) => void;
}

/** The leads of the view in one column per status. A lead moves by dragging, by keys or by the menu of its card. */
export function LeadBoard({ view, opened, onOpen, onAssign, onDelete, deleteReason }: LeadBoardProps) {
  const rows = useLeadRows();
  const [folds, setFolds] = useState<Partial<Record<LeadStatus, boolean>>>({});
  const isFolded = (status: LeadStatus) =>
    folds[status] ?? (FOLDED_AT_FIRST.includes(status) && !view.status.includes(status));
  const folded = new Set([...FOLDED_AT_FIRST, ...(Object.keys(folds) as LeadStatus[])].filter(isFolded));
  const { columns, isLoading, loadMore, retry, queryOf } = useBoardLeads(view, folded);
  const [dragged, setDragged] = useState<DraggedLead | null>(null);

  const shown = columns.map(({ status, leads }) => ({
    status,
    ids: isFolded(status) ? [] : leads.map(({ _id }) => _id),
  }));
  const order = shown.flatMap(({ ids }) => ids);
  useEffect(() => rows.setOrder(order));
  useActionKeys(BOARD_ACTIONS, { rows, columns: shown }, 'page');

  // These callbacks are stable, so that unchanged cards are not rendered again.
  const open = useStableCallback((id: string) => onOpen(id, queryOf(id)));
  const assign = useStableCallback(onAssign);
  const remove = useStableCallback(onDelete);

  return (
    <div className="lead-board" aria-busy={isLoading}>
      {columns.map((column) => (
        <BoardColumn
          key={column.status}
          column={column}
          dragged={dragged}
          isFolded={isFolded(column.status)}
          onFold={(isFolded) => setFolds({ ...folds, [column.status]: isFolded })}
          onMore={() => loadMore(column.status)}
          onRetry={() => retry(column.status)}
        >
          {column.leads.map((lead) => (
            <BoardCard
              key={lead._id}
              lead={lead}
              isOpened={lead._id === opened}
              onOpen={open}
              onAssign={assign}
              onDelete={remove}
              deleteReason={deleteReason}
              onDrag={setDragged}
            />
          ))}
        </BoardColumn>
      ))}
    </div>
  );
}

interface BoardColumnProps {
  readonly column: BoardColumnLeads;
  readonly dragged: DraggedLead | null;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function BoardColumn({ column, dragged, isFolded, onFold, onMore, onRetry, children }: BoardColumnProps) {
  const { status, leads, total, totalIsAtLeast, hasMore, error } = column;
  const [isOver, setOver] = useState(false);
  const headId = useId();
  const listId = useId();
  const takesLead = dragged !== null && dragged.status !== status;
  const onDragOver = (event: DragEvent) => {
    if (!takesLead) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    dragged?.moveTo(status);
  };
  const classes = ['board-column', `board-column--${status}`, isFolded && 'board-column--folded'];

  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      data-over={(isOver && takesLead) || undefined}
      aria-labelledby={headId}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <h2 className="board-column__head" id={headId}>
        <button
          className="board-column__fold"
          type="button"
          aria-expanded={!isFolded}
          aria-controls={listId}
          onClick={() => onFold(!isFolded)}
        >
          <span className="board-column__title">{STATUS_LABELS[status]}</span>{' '}
          <span className="board-column__count">{total === undefined ? '' : formatTotal(total, totalIsAtLeast)}</span>
          <span className="board-column__caret">
            <Icon name="caret-down" />
          </span>
        </button>
      </h2>
      {!isFolded && (
        <ul className="board-column__cards" id={listId} aria-labelledby={headId}>
          {children}
          {total === undefined && !error && leads.length === 0 && <LoadingCards />}
          {error !== undefined && (
            <li>
              <LoadError what="Leads" error={error} onRetry={onRetry} />
            </li>
          )}
          {total === 0 && leads.length === 0 && <li className="board-column__none">No leads</li>}
          {hasMore && <MoreCards key={leads.length} onMore={onMore} />}
        </ul>
      )}
    </section>
  );
}

function LoadingCards() {
  return ['first', 'second', 'third'].map((card) => (
    <li key={card} className="board-column__loading" aria-hidden="true" />
  ));
}

/** Loads the next leads of a column when the user has scrolled near its end. */
function MoreCards({ onMore }: { readonly onMore: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  const [isAsked, setAsked] = useState(false);
  const ask = useStableCallback(() => {
    setAsked(true);
    onMore();
  });
  useEffect(() => {
    const { current } = end;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        ask();
      },
      { root: current.parentElement, rootMargin: '600px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [ask]);
  return (
    <li className="board-column__more" ref={end}>
      <Button small isBusy={isAsked} onClick={ask}>
        Show more
      </Button>
    </li>
  );
}
