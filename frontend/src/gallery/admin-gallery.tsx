import { useState } from 'react';
import '../admin/app/admin-base.css';
import { Button, ButtonLink } from '../admin/ui/button';
import { ConfirmDialog } from '../admin/ui/confirm-dialog';
import { DiscardQuestion } from '../admin/ui/discard-question';
import { ErrorBoundary } from '../admin/ui/error-boundary';
import { ErrorBox } from '../admin/ui/error-box';
import { ErrorMessage } from '../admin/ui/error-message';
import { FormActions } from '../admin/ui/form-actions';
import { LoadError } from '../admin/ui/load-error';
import { Modal } from '../admin/ui/modal';
import { Pagination } from '../admin/ui/pagination';
import { Placeholder } from '../admin/ui/placeholder';
import { SearchBox } from '../admin/ui/search-box';
import { useToast } from '../shared/toasts/toast-provider';
import { LongTextField, TextField } from '../shared/ui/text-field';
import { fieldStates, LONG_HINDI, Share, States } from './states';

const FAILURE = { message: 'Network error: Unable to connect to the server.' };
const LOOKS = [undefined, 'main', 'danger'] as const;
const nothing = () => undefined;

/** The back office's kit. */
export function Gallery() {
  return (
    <>
      <Buttons />
      <Fields />
      <Dialogs />
      <Toasts />
      <States name="What stands in the place of content">
        <Share>
          <Placeholder>Loading users...</Placeholder>
        </Share>
        <Share>
          <Placeholder role="status">No leads found for the current filters.</Placeholder>
        </Share>
        <Share>
          <LoadError error={FAILURE} onRetry={nothing} />
        </Share>
        <Share>
          <ErrorBoundary part="Gallery">
            <Broken />
          </ErrorBoundary>
        </Share>
      </States>
      <States name="Errors beside what was tried">
        <ErrorBox>Error: {FAILURE.message}</ErrorBox>
        <ErrorBox>{LONG_HINDI}</ErrorBox>
        <ErrorMessage error={FAILURE} />
      </States>
      <Pagination
        pagination={{ currentPage: 6, totalPages: 12, totalItems: 1_234_567, pageSize: 20 }}
        onPage={nothing}
      />
    </>
  );
}

function Buttons() {
  return (
    <States name="Buttons">
      {LOOKS.flatMap((look) =>
        [false, true].map((small) => (
          <Button key={`${look} ${small}`} look={look} small={small}>
            {look ?? 'plain'}
            {small && ', small'}
          </Button>
        )),
      )}
      <Button icon="download-simple">With an icon</Button>
      <Button endIcon="caret-down" aria-expanded="true">
        Open
      </Button>
      <Button aria-pressed="true">Pressed</Button>
      <Button disabled>Disabled</Button>
      <Button look="main" disabled>
        Saving...
      </Button>
      <ButtonLink to="/" icon="arrow-left">
        A link
      </ButtonLink>
      <Button>{LONG_HINDI.slice(0, 32)}</Button>
    </States>
  );
}

function Fields() {
  return (
    <>
      <States name="Text">
        {fieldStates('text', 'Name').map((field) => (
          <Share key={field.id}>
            <TextField field={field} />
          </Share>
        ))}
        <Share>
          <TextField field={{ id: 'text-disabled', label: 'Disabled' }} defaultValue="Vikas Yadav" disabled />
        </Share>
        <Share>
          <TextField field={{ id: 'text-date', label: 'Date' }} type="date" />
        </Share>
      </States>
      <States name="Long text">
        {fieldStates('lines', 'Note').map((field) => (
          <Share key={field.id}>
            <LongTextField field={field} />
          </Share>
        ))}
      </States>
      <States name="Without a label in sight">
        <SearchBox className="" label="Search users" placeholder="Search users..." value="" onSearch={nothing} />
        <select className="field__control field__control--inline" aria-label="Role">
          <option>Any role</option>
        </select>
        <select className="field__control field__control--inline" aria-label="Status" disabled>
          <option>Disabled</option>
        </select>
      </States>
    </>
  );
}

const DIALOGS = ['A form', 'A form that is being sent', 'A wide one', 'Confirm', 'Discard'] as const;

function Dialogs() {
  const [open, setOpen] = useState<(typeof DIALOGS)[number] | null>(null);
  const close = () => setOpen(null);
  const isBusy = open === 'A form that is being sent';
  const actions = (
    <FormActions form="gallery-form" label="Save" busyLabel="Saving..." isBusy={isBusy} onCancel={close} />
  );
  return (
    <States name="Dialogs">
      {DIALOGS.map((name) => (
        <Button key={name} aria-haspopup="dialog" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open === 'Discard' && <DiscardQuestion onDiscard={close} onStay={close} />}
      {open === 'Confirm' && (
        <ConfirmDialog title="Confirm Delete" confirmLabel="Delete" busy={false} onConfirm={close} onCancel={close}>
          Are you sure you want to delete this lead? This action cannot be undone.
        </ConfirmDialog>
      )}
      {open !== null && open !== 'Discard' && open !== 'Confirm' && (
        <Modal title={open} wide={open === 'A wide one'} onClose={close} actions={actions}>
          <form id="gallery-form" onSubmit={(event) => event.preventDefault()}>
            <ErrorBox>Error: {FAILURE.message}</ErrorBox>
            {fieldStates('dialog', 'Name').map((field) => (
              <TextField key={field.id} field={field} readOnly={isBusy} />
            ))}
          </form>
        </Modal>
      )}
    </States>
  );
}

function Toasts() {
  const showToast = useToast();
  return (
    <States name="Toasts">
      {(['success', 'error', 'warning', 'info'] as const).map((type) => (
        <Button key={type} onClick={() => showToast(type, `A toast of the kind ${type}.`)}>
          {type}
        </Button>
      ))}
      <Button onClick={() => showToast('success', LONG_HINDI, { label: 'Undo', run: async () => undefined })}>
        With Undo
      </Button>
    </States>
  );
}

function Broken(): never {
  throw new Error('The gallery shows what an error boundary says.');
}
