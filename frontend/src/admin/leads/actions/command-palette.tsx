import { Command, defaultFilter } from 'cmdk';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../session/use-user';
import { Modal } from '../../ui/dialogs/modal';
import { useOfficeScreens } from '../../ui/office-screens';
import { useLeadSearch } from '../filters/lead-search';
import { changedView, FIRST_VIEW, type LeadView, listAddress } from '../filters/lead-view';
import { QUEUES, type QueueOwner, queuesOf, queueView } from '../filters/work-queue-views';
import { formatPhone } from '../lead/contact-links';
import { leadName, leadTypeLabel, mergedLabel, STATUS_LABELS, STATUSES } from '../lead/lead';
import { useLeadTypesQuery } from '../lead/leads-api';
import { leadAddress, useLeadParam } from '../lead/use-lead-param';
import { type PaletteEntry, type PaletteSources, paletteEntries } from './action';
import { OFFICE_ACTIONS, type Office } from './office-actions';
import './command-palette.css';

interface CommandPaletteProps {
  readonly office: Office;
  readonly sources: PaletteSources;
  readonly onClose: () => void;
}

const QUEUE_OWNERS: readonly QueueOwner[] = ['mine', 'team'];
const LIST_PATH = '/dashboard';
const FOUND = 6;

/** Searches leads by name, phone, email or reference. Also lists screens, views and commands. */
export function CommandPalette({ office, sources, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const { leads, isSearching } = useLeadSearch(typed, FOUND);
  const { data: types } = useLeadTypesQuery();
  const [offered] = useState(() => ({ ofLead: entriesOf(sources.ofLead), ofScreen: entriesOf(sources.ofScreen) }));
  const screens = useOfficeScreens();
  const permissions = useUser()?.permissions;
  const { pathname } = useLocation();
  const [, openInList] = useLeadParam();

  const run = (work: () => void) => () => {
    // Close first: closing restores the focus, and `work` might then move it.
    flushSync(onClose);
    work();
  };
  const goTo = (address: string) => run(() => office.goTo(address));
  const show = (change: Partial<LeadView>) => goTo(listAddress(changedView(FIRST_VIEW, change)));
  const open = (id: string) => (pathname === LIST_PATH ? run(() => openInList(id)) : goTo(leadAddress(id)));
  const ofAction = ({ label, keyLabel, keywords, reason, run: act }: PaletteEntry): Line => ({
    id: label,
    label,
    more: reason ?? (keyLabel && <kbd>{keyLabel}</kbd>),
    keywords,
    onSelect: reason === undefined ? run(act) : () => undefined,
  });

  const groups: readonly { readonly heading: string; readonly isFound?: boolean; readonly lines: readonly Line[] }[] = [
    {
      heading: 'Leads',
      isFound: true,
      lines: leads.map((lead) => ({
        id: `lead ${lead._id}`,
        label: leadName(lead),
        more: [
          leadTypeLabel(lead.type),
          STATUS_LABELS[lead.status],
          lead.personalInfo.phone && formatPhone(lead),
          mergedLabel(lead.mergedLeads),
        ]
          .filter(Boolean)
          .join(', '),
        onSelect: open(lead._id),
      })),
    },
    { heading: 'This lead', lines: offered.ofLead.map(ofAction) },
    {
      heading: 'Lists',
      lines: [
        ...QUEUE_OWNERS.flatMap((owner) =>
          queuesOf(owner, permissions).map((name) => ({
            id: `${name} ${owner}`,
            label: QUEUES[name].label,
            ...(owner === 'team' && { more: 'Team', keywords: ['Team'] }),
            onSelect: show(queueView(name, owner)),
          })),
        ),
        ...STATUSES.map((status) => ({
          id: `status ${status}`,
          label: `Status: ${STATUS_LABELS[status]}`,
          onSelect: show({ status: [status] }),
        })),
        { id: 'duplicates', label: 'Possible duplicates', onSelect: show({ duplicates: 'open' }) },
        { id: 'all', label: 'All Leads', onSelect: show({}) },
        ...(types?.accessibleTypes ?? []).map((type) => ({
          id: `type ${type}`,
          label: leadTypeLabel(type),
          onSelect: show({ tab: type }),
        })),
      ],
    },
    {
      heading: 'Go to',
      lines: [
        ...screens.map(({ path, label }) => ({ id: path, label, onSelect: goTo(path) })),
        ...[...offered.ofScreen, ...paletteEntries(OFFICE_ACTIONS, office)].map(ofAction),
      ],
    },
  ];

  /** The highlighted entry. New search results highlight the first one, so that Enter chooses it. */
  const [chosen, setChosen] = useState('');
  const first = groups[0]?.lines[0];
  const firstId = first?.id;
  useEffect(() => {
    if (firstId !== undefined) setChosen(firstId);
  }, [firstId]);
  /** The text for which Enter was pressed while its search results were loading. */
  const [entered, setEntered] = useState<string | null>(null);
  const isMoved = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isMoved.current = true;
    if (event.key !== 'Enter' || !isSearching || isMoved.current) return;
    event.preventDefault();
    setEntered(typed);
  };
  useEffect(() => {
    if (entered === null || (entered === typed && isSearching)) return;
    setEntered(null);
    if (entered !== typed) return;
    const line = first ?? groups.flatMap(({ lines }) => lines).find(({ id }) => id === chosen);
    line?.onSelect();
  });

  return (
    <Modal title="Command palette" onClose={onClose}>
      <Command
        className="command-palette"
        label="Command palette"
        value={chosen}
        onValueChange={setChosen}
        filter={score}
        onKeyDown={onKeyDown}
      >
        <Command.Input
          className="field__control command-palette__input"
          data-first-focus
          placeholder="Find a lead, list or command..."
          value={typed}
          onValueChange={(text) => {
            isMoved.current = false;
            setTyped(text);
          }}
        />
        <Command.List className="command-palette__list" label="Results">
          {leads.length === 0 && (
            <Command.Empty>
              {isSearching ? 'Searching...' : 'Nothing found. Try a name, phone, email or reference.'}
            </Command.Empty>
          )}
          {groups.map(
            ({ heading, isFound = false, lines }) =>
              lines.length > 0 && (
                <Command.Group key={heading} heading={heading} forceMount={isFound}>
                  {lines.map(({ id, label, more, keywords = [], onSelect }) => (
                    // Always show a found lead: the server may have matched a field that is not shown here.
                    <Command.Item
                      key={id}
                      value={id}
                      keywords={[label, ...keywords]}
                      forceMount={isFound}
                      onSelect={onSelect}
                    >
                      {label}
                      {more && <span className="command-palette__more">{more}</span>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ),
          )}
        </Command.List>
      </Command>
    </Modal>
  );
}

interface Line {
  readonly id: string;
  readonly label: string;
  readonly more?: ReactNode;
  readonly keywords?: readonly string[];
  readonly onSelect: () => void;
}

function entriesOf(sources: PaletteSources[keyof PaletteSources]): PaletteEntry[] {
  return [...sources.values()].flatMap((read) => read());
}

/** Input shorter than this is not compared with keywords. */
const KEYWORD_FROM = 3;

/** 1 is the best match. A keyword that starts with the input scores 0.1. */
function score(_id: string, typed: string, [label = '', ...keywords]: string[] = []): number {
  const found = defaultFilter(label, typed);
  if (found > 0 || typed.length < KEYWORD_FROM) return found;
  return keywords.some((word) => word.toLowerCase().startsWith(typed.toLowerCase())) ? 0.1 : 0;
}
