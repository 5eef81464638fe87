import { type ReactNode, useState } from 'react';
import '../admin/app/admin-base.css';
import { Badge } from '../admin/ui/badge';
import { Button, ButtonLink } from '../admin/ui/button';
import { EmptyState, Loading } from '../admin/ui/content-state';
import { ConfirmDialog, DiscardQuestion } from '../admin/ui/dialogs/confirm-dialog';
import { FormDialog } from '../admin/ui/dialogs/form-dialog';
import { ErrorBoundary } from '../admin/ui/errors/error-boundary';
import { ErrorBox, ErrorMessage, LoadError } from '../admin/ui/errors/error-message';
import { Checkbox, LongTextField, Select, SelectField, TextField } from '../admin/ui/fields/fields';
import { SearchBox } from '../admin/ui/fields/search-box';
import { Initials } from '../admin/ui/initials';
import { type Column, DataTable } from '../admin/ui/lists/data-table';
import { Pagination } from '../admin/ui/lists/pagination';
import { Note } from '../admin/ui/note';
import { Menu, Popover } from '../admin/ui/popover';
import { useToast } from '../shared/toasts/toast-provider';
import { fieldStates, type GalleryField, LONG_HINDI, Share, States } from './states';

const FAILURE = { message: 'Network error: Unable to connect to the server.' };
const TONES = ['quiet', 'good', 'info', 'warning', 'danger'] as const;
const VARIANTS = [undefined, 'primary', 'danger'] as const;
const nothing = () => undefined;

export function Gallery() {
  return (
    <>
      <Buttons />
      <Popovers />
      <Fields />
      <Dialogs />
      <Toasts />
      <States name="Badges">
        {TONES.flatMap((tone) =>
          [false, true].map((boxed) => (
            <Badge key={`${tone} ${boxed}`} tone={tone} boxed={boxed}>
              {tone}
              {boxed && ', boxed'}
            </Badge>
          )),
        )}
        <Badge tone="warning" icon="users-three">
          With an icon
        </Badge>
      </States>
      <States name="Notes">
        <Note tone="error">Wrong email or password. Please try again.</Note>
        <Note tone="warning">Only administrators can take these leads from the pool.</Note>
        <Note tone="info">Your session has ended. Sign in to continue where you were.</Note>
        <Initials name="Anjali Verma" />
      </States>
      <States name="Placeholders">
        <Share>
          <Loading>Loading users...</Loading>
        </Share>
        <Share>
          <EmptyState role="status">No leads found for the current filters.</EmptyState>
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
      <States name="Inline errors">
        <ErrorBox>Error: {FAILURE.message}</ErrorBox>
        <ErrorBox>{LONG_HINDI}</ErrorBox>
        <ErrorMessage error={FAILURE} />
      </States>
      <Tables />
      <Pagination
        rows={20}
        pagination={{ currentPage: 6, totalPages: 12, totalItems: 1_234_567, pageSize: 20 }}
        onPage={nothing}
      />
    </>
  );
}

function Buttons() {
  return (
    <States name="Buttons">
      {VARIANTS.flatMap((variant) =>
        [false, true].map((small) => (
          <Button key={`${variant} ${small}`} variant={variant} small={small}>
            {variant ?? 'plain'}
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
      <Button variant="primary" isBusy>
        Saving...
      </Button>
      <Button disabledReason="You need the “Export Data” permission to export leads.">With a reason</Button>
      <ButtonLink to="/" icon="arrow-left">
        A link
      </ButtonLink>
      <Button>{LONG_HINDI.slice(0, 32)}</Button>
    </States>
  );
}

function Popovers() {
  return (
    <States name="Popovers and menus">
      <Popover button={{ endIcon: 'caret-down', children: 'A popover' }}>
        {(close) => (
          <>
            <Checkbox>{LONG_HINDI}</Checkbox>
            <Button onClick={close}>Close</Button>
          </>
        )}
      </Popover>
      <Menu button={{ endIcon: 'caret-down', children: 'A menu' }}>
        <ButtonLink to="/">A link</ButtonLink>
        <Button>{LONG_HINDI}</Button>
        <Button variant="danger" disabledReason="You are not allowed to delete leads.">
          Delete
        </Button>
      </Menu>
    </States>
  );
}

interface Farmer {
  readonly name: string;
  readonly place: string;
  readonly acres: number;
}

const FARMERS: readonly Farmer[] = [
  { name: 'Asha Devi', place: 'Patna', acres: 4 },
  { name: LONG_HINDI, place: 'Nashik', acres: 12 },
];
const COLUMNS: readonly Column<Farmer>[] = [
  { header: 'Name', isRowHeader: true, cell: ({ name }) => name, sort: { order: 'ascending', onSort: nothing } },
  { header: 'Acres', isNumber: true, isLabelled: true, cell: ({ acres }) => acres },
  { header: 'Place', cell: ({ place }) => place, sort: { order: 'none', onSort: nothing } },
];

function Tables() {
  const table = { columns: COLUMNS, keyOf: ({ name }: Farmer) => name, loading: 'Loading farmers...' };
  return (
    <States name="Tables">
      <DataTable aria-label="Farmers" rows={FARMERS} stacksBelow="phone" {...table} />
      <Share>
        <DataTable rows={undefined} {...table} />
      </Share>
      <Share>
        <DataTable rows={[]} empty="No farmers found for the current filters." {...table} />
      </Share>
    </States>
  );
}

const ROLES = [
  { value: 'agent', label: 'Agent' },
  { value: 'long', label: LONG_HINDI },
  { value: 'admin', label: 'Admin (cannot be chosen)', disabled: true },
];
const CONTROLS = [
  ['Text', (field) => <TextField {...field} />],
  ['Date', (field) => <TextField {...field} type="date" />],
  ['Long text', (field) => <LongTextField {...field} rows={3} />],
  ['Choice from a list', (field) => <SelectField {...field} none="Not given" options={ROLES} />],
] as const satisfies readonly (readonly [string, (field: GalleryField) => ReactNode])[];

function Fields() {
  return (
    <>
      {CONTROLS.map(([name, control]) => (
        <States key={name} name={name}>
          {[...fieldStates(name), { label: 'Disabled', disabled: true }].map((field) => (
            <Share key={JSON.stringify(field)}>{control(field)}</Share>
          ))}
        </States>
      ))}
      <States name="Without a visible label">
        <SearchBox className="" label="Search users" placeholder="Search users..." value="" onSearch={nothing} />
        <Select aria-label="Role" none="Any role" options={ROLES} />
        <Select aria-label="Status" none="Disabled" options={[]} disabled />
      </States>
      <States name="Checkboxes">
        <Checkbox>Delete</Checkbox>
        <Checkbox defaultChecked>{LONG_HINDI}</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <Checkbox defaultChecked aria-disabled>
          Disabled but focusable
        </Checkbox>
      </States>
    </>
  );
}

const DIALOGS = ['A form', 'A form while saving', 'A wide form with an error', 'Confirm', 'Discard'] as const;

function Dialogs() {
  const [open, setOpen] = useState<(typeof DIALOGS)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <States name="Dialogs">
      {DIALOGS.map((name) => (
        <Button key={name} aria-haspopup="dialog" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open === 'Discard' && <DiscardQuestion onDiscard={close} onStay={close} />}
      {open === 'Confirm' && (
        <ConfirmDialog title="Confirm Delete" confirmLabel="Delete" onConfirm={close} onCancel={close}>
          Are you sure you want to delete this lead? This action cannot be undone.
        </ConfirmDialog>
      )}
      {open !== null && open !== 'Discard' && open !== 'Confirm' && (
        <FormDialog
          title={open}
          className="gallery__form"
          wide={open === 'A wide form with an error'}
          submitLabel="Save"
          busyLabel="Saving..."
          isBusy={open === 'A form while saving'}
          error={open === 'A wide form with an error' ? FAILURE : null}
          isChanged
          onSubmit={close}
          onClose={close}
        >
          {fieldStates('Name').map((field) => (
            <TextField key={field.label + field.hint + field.error} {...field} />
          ))}
        </FormDialog>
      )}
    </States>
  );
}

function Toasts() {
  const showToast = useToast();
  return (
    <States name="Toasts">
      {(['success', 'error', 'warning', 'info'] as const).map((type) => (
        <Button key={type} onClick={() => showToast(type, `A toast of type ${type}.`)}>
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
  throw new Error('Test error for the error boundary.');
}
