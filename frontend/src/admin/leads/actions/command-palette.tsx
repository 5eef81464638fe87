import { Command, defaultFilter } from 'cmdk';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../session/use-user';
import { Modal } from '../../ui/dialogs/modal';
import { useOfficeScreens } from '../../ui/office-screens';
import { SEARCH_FROM, useLeadSearch } from '../filters/lead-search';
import { changedView, FIRST_VIEW, type LeadView, listAddress } from '../filters/lead-view';
import { QUEUES, type QueueOwner, queuesOf, queueView } from '../filters/work-queue-views';
import { formatPhone } from '../lead/contact-links';
import { leadName, leadTypeLabel, mergedLabel, STATUS_LABELS, STATUSES, shortPlace } from '../lead/lead';
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

  const found: Group = {
    heading: 'Leads',
    lines: leads.map((lead) => ({
      id: `lead ${lead._id}`,
      label: leadName(lead),
      more: [
        shortPlace(lead),
        leadTypeLabel(lead.type),
        STATUS_LABELS[lead.status],
        lead.personalInfo.phone && formatPhone(lead),
        mergedLabel(lead.mergedLeads),
      ]
        .filter(Boolean)
        .join(', '),
      onSelect: open(lead._id),
    })),
  };
  const commands: readonly Group[] = [
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

  // Found leads keep the order of the server. It may have matched a field that is not shown here.
  const groups = [found, ...matching(commands, typed.trim())].filter(({ lines }) => lines.length > 0);
  const [first] = groups.flatMap(({ lines }) => lines);
  const firstId = first?.id;
  /** The highlighted entry. Another text or other results highlight the first one, so that Enter chooses it. */
  const [chosen, setChosen] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text highlights the first entry again
  useEffect(() => {
    if (firstId !== undefined) setChosen(firstId);
  }, [typed, firstId]);
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
    if (entered === typed) first?.onSelect();
  });

  return (
    <Modal title="Command palette" onClose={onClose}>
      <Command
        className="command-palette"
        label="Command palette"
        value={chosen}
        onValueChange={setChosen}
        // cmdk would also sort the leads.
        shouldFilter={false}
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
          {groups.map(({ heading, lines }) => (
            <Command.Group key={heading} heading={heading}>
              {lines.map(({ id, label, more, onSelect }) => (
                <Command.Item key={id} value={id} onSelect={onSelect}>
                  {label}
                  {more && <span className="command-palette__more">{more}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p className="command-palette__note" role="status">
          {noteFor(typed.trim().length, isSearching, groups.length > 0)}
        </p>
      </Command>
    </Modal>
  );
}

interface Group {
  readonly heading: string;
  readonly lines: readonly Line[];
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

function noteFor(length: number, isSearching: boolean, isAnyFound: boolean): string {
  if (length > 0 && length < SEARCH_FROM) return `Type ${SEARCH_FROM} letters or digits to find a lead.`;
  if (isAnyFound) return '';
  return isSearching ? 'Searching...' : 'Nothing found. Try a name, phone, email or reference.';
}

/** The groups and their lines that match the input, best match first. */
function matching(groups: readonly Group[], typed: string): readonly Group[] {
  if (typed === '') return groups;
  return groups
    .map(({ heading, lines }) => {
      const scored = lines.map((line) => ({ line, points: score(line, typed) }));
      const best = scored.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
      return { heading, lines: best.map(({ line }) => line), points: best[0]?.points ?? 0 };
    })
    .sort((one, other) => other.points - one.points);
}

/** Input shorter than this is not compared with keywords. */
const KEYWORD_FROM = 3;

/** 1 is the best match. A keyword that starts with the input scores 0.1. */
function score({ label, keywords = [] }: Line, typed: string): number {
  const found = defaultFilter(label, typed);
  if (found > 0 || typed.length < KEYWORD_FROM) return found;
  return keywords.some((word) => word.toLowerCase().startsWith(typed.toLowerCase())) ? 0.1 : 0;
}
