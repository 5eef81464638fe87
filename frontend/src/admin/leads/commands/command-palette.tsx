import { Command } from 'cmdk';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../session/use-user';
import { Modal } from '../../ui/dialogs/modal';
import { useOfficeScreens } from '../../ui/office-screens';
import { useLeadSearch } from '../filters/lead-search';
import { changedView, FIRST_VIEW, type LeadView, listAddress } from '../filters/lead-view';
import { QUEUES, queuesOf, queueView, type Whose } from '../filters/work-queue-views';
import { formatPhone } from '../lead/format-phone';
import { leadName, leadTypeLabel, mergedWords, STATUS_LABELS, STATUSES } from '../lead/lead-labels';
import { useLeadTypesQuery } from '../lead/leads-api';
import { LEAD_PARAM, useLeadParam } from '../lead/use-lead-param';
import { OFFICE_COMMANDS, type OfficeActions } from './dashboard-commands';
import { LeadCommandGroup } from './lead-command-group';
import type { PaletteCommand } from './palette-commands';
import './command-palette.css';

interface CommandPaletteProps {
  readonly actions: OfficeActions;
  /** What the screen below it adds. */
  readonly added: readonly PaletteCommand[];
  readonly onClose: () => void;
}

const WHOSE: readonly Whose[] = ['mine', 'team'];
const LIST_PATH = '/dashboard';
const FOUND = 6;

/** Any lead by name, phone, mail or reference, and any place and list of the back office, from the keyboard. */
export function CommandPalette({ actions, added, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const { leads, isSearching } = useLeadSearch(typed, FOUND);
  const { data: types } = useLeadTypesQuery();
  const screens = useOfficeScreens();
  const permissions = useUser()?.permissions;
  const { pathname } = useLocation();
  const [, openInList] = useLeadParam();

  // Leads come after the letters that found them; the first one is what Enter is meant for.
  const [chosen, setChosen] = useState('');
  const first = leads[0]?._id;
  useEffect(() => {
    if (first !== undefined) setChosen(paletteValueOf(first));
  }, [first]);

  const run = (work: () => void) => () => {
    // Closed it gives the focus back, which the work may put elsewhere.
    flushSync(onClose);
    work();
  };
  const show = (change: Partial<LeadView>) => run(() => actions.goTo(listAddress(changedView(FIRST_VIEW, change))));
  const open = (id: string) =>
    run(() => (pathname === LIST_PATH ? openInList(id) : actions.goTo(`${LIST_PATH}?${LEAD_PARAM}=${id}`)));

  // Enter during a search waits for its results.
  const [entered, setEntered] = useState<string | null>(null);
  const isMoved = useRef(false);
  const list = useRef<HTMLDivElement>(null);
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
    if (first !== undefined) open(first)();
    else list.current?.querySelector<HTMLElement>('[cmdk-item][aria-selected="true"]')?.click();
  });

  return (
    <Modal title="Command palette" onClose={onClose}>
      <Command
        className="command-palette"
        label="Command palette"
        value={chosen}
        onValueChange={setChosen}
        onKeyDown={onKeyDown}
      >
        <Command.Input
          className="field__control command-palette__input"
          data-first-focus
          placeholder="Find a lead, or go somewhere..."
          value={typed}
          onValueChange={(text) => {
            isMoved.current = false;
            setTyped(text);
          }}
        />
        <Command.List className="command-palette__list" label="Results" ref={list}>
          {leads.length === 0 && <Command.Empty>{isSearching ? 'Searching...' : 'Nothing found.'}</Command.Empty>}
          {leads.length > 0 && (
            <Command.Group heading="Leads" forceMount>
              {leads.map((lead) => (
                <Command.Item
                  key={lead._id}
                  // The server has matched it already, by more than what is shown.
                  forceMount
                  value={paletteValueOf(lead._id)}
                  onSelect={open(lead._id)}
                >
                  {leadName(lead)}
                  <span className="command-palette__more">
                    {leadTypeLabel(lead.type)}, {STATUS_LABELS[lead.status]}
                    {lead.personalInfo.phone && `, ${formatPhone(lead)}`}
                    {mergedWords(lead.mergedLeads) && `, ${mergedWords(lead.mergedLeads)}`}
                  </span>
                </Command.Item>
              ))}
            </Command.Group>
          )}
          <LeadCommandGroup
            commands={added.filter(({ isOfLead }) => isOfLead)}
            onRun={({ run: command }) => run(command)()}
          />
          <Command.Group heading="Lists">
            {WHOSE.flatMap((whose) =>
              queuesOf(whose, permissions).map((name) => (
                <Command.Item key={`${name} ${whose}`} onSelect={show(queueView(name, whose))}>
                  {QUEUES[name].label}
                  {whose === 'team' && <span className="command-palette__more">Team</span>}
                </Command.Item>
              )),
            )}
            {STATUSES.map((status) => (
              <Command.Item key={status} onSelect={show({ status: [status] })}>
                Status: {STATUS_LABELS[status]}
              </Command.Item>
            ))}
            <Command.Item onSelect={show({ duplicates: 'open' })}>Possible duplicates</Command.Item>
            <Command.Item onSelect={show({})}>All Leads</Command.Item>
            {types?.accessibleTypes.map((type) => (
              <Command.Item key={type} onSelect={show({ tab: type })}>
                {leadTypeLabel(type)}
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Group heading="Go to">
            {screens.map(({ path, label }) => (
              <Command.Item key={path} onSelect={run(() => actions.goTo(path))}>
                {label}
              </Command.Item>
            ))}
            {added
              .filter(({ isOfLead }) => !isOfLead)
              .map(({ label, run: command }) => (
                <Command.Item key={label} onSelect={run(command)}>
                  {label}
                </Command.Item>
              ))}
            {OFFICE_COMMANDS.map(
              ({ paletteLabel, run: command }) =>
                paletteLabel && (
                  <Command.Item key={paletteLabel} onSelect={run(() => command?.(actions))}>
                    {paletteLabel}
                  </Command.Item>
                ),
            )}
          </Command.Group>
        </Command.List>
      </Command>
    </Modal>
  );
}

/** The prefix of a lead among the entries of the palette. */
function paletteValueOf(id: string): string {
  return `lead ${id}`;
}
