import { Injectable } from '@nestjs/common';
import { BulkActService } from '../../leads/application/bulk-act.service.js';
import {
  changeableScope,
  countUnseen,
  type LeadScope,
  leadScope,
  type Viewer,
} from '../../leads/domain/lead-access.js';
import { LeadWriter } from '../../leads/domain/lead-writer.js';
import { requirePermission } from '../../users/domain/user.js';
import { receiversNotPossible, shareOutNotFound } from '../domain/assignment.errors.js';
import { type AssignablePerson, PeopleRepository } from '../domain/people.repository.js';
import {
  MAX_RECEIVERS,
  planShareOut,
  type ShareOut,
  type ShareOutPlan,
  ShareOutRepository,
  type ShareOutSelection,
  shareable,
} from '../domain/share-out.js';

export interface ShareOutCandidate extends AssignablePerson {
  readonly maySee: number;
  readonly isChosen: boolean;
}

export interface ShareOutPreview extends ShareOutPlan {
  readonly candidates: readonly ShareOutCandidate[];
  readonly unseen: number;
}

export interface ShareOutOutcome extends ShareOut {
  readonly people: readonly AssignablePerson[];
  readonly unseen: number;
}

@Injectable()
export class ShareOutService {
  constructor(
    private readonly leads: LeadWriter,
    private readonly people: PeopleRepository,
    private readonly shareOuts: ShareOutRepository,
    private readonly acts: BulkActService,
  ) {}

  /** If `userIds` is null, suggests up to `MAX_RECEIVERS` people who are not away and can see any of the leads. */
  async preview(
    viewer: Viewer,
    selection: ShareOutSelection,
    userIds: readonly string[] | null,
  ): Promise<ShareOutPreview> {
    requirePermission(viewer, 'canEditAllLeads');
    const found = await this.shareOuts.find(selection.leadIds, changeableScope(viewer));
    const everybody = await this.people.list(leadScope(viewer));
    const toShare = shareable(found, selection);
    const maySee = ({ leadTypes }: AssignablePerson) => toShare.filter(({ type }) => leadTypes.includes(type)).length;
    const chosen = userIds
      ? chosenOf(everybody, userIds)
      : everybody.filter((person) => !person.isAway && maySee(person) > 0).slice(0, MAX_RECEIVERS);
    return {
      ...planShareOut(found, selection, inOrderOfOpen(chosen)),
      candidates: everybody
        .map((person) => ({ ...person, maySee: maySee(person), isChosen: chosen.includes(person) }))
        .filter((person) => person.maySee > 0),
      unseen: await this.unseenOf(selection.leadIds, leadScope(viewer)),
    };
  }

  /** @throws receiversNotPossible */
  async shareOut(
    viewer: Viewer,
    selection: ShareOutSelection,
    userIds: readonly string[],
    address: string,
  ): Promise<ShareOutOutcome> {
    requirePermission(viewer, 'canEditAllLeads');
    const people = inOrderOfOpen(chosenOf(await this.people.list(leadScope(viewer)), userIds));
    const unseen = await this.unseenOf(selection.leadIds, leadScope(viewer));
    const receivers = people.map(({ id }) => id);
    const origin = { actorId: viewer.id, address };
    const outcome = await this.shareOuts.shareOut(selection, receivers, changeableScope(viewer), origin);
    return { ...outcome, people, unseen };
  }

  /** Undoes the viewer's own share-out, even for leads that the viewer can no longer see because of it. */
  async undo(
    viewer: Viewer,
    id: string,
    address: string,
  ): Promise<{ readonly shared: number; readonly givenBack: number }> {
    requirePermission(viewer, 'canEditAllLeads');
    const undone = await this.acts.undo(viewer, id, address, 'share_out');
    if (!undone) throw shareOutNotFound();
    return { shared: undone.requested, givenBack: undone.affected };
  }

  private async unseenOf(ids: readonly string[], scope: LeadScope): Promise<number> {
    return countUnseen(ids, (await this.leads.visibleOf(ids, scope)).length);
  }
}

function chosenOf(everybody: readonly AssignablePerson[], userIds: readonly string[]): AssignablePerson[] {
  const named = new Set(userIds.map((id) => id.toLowerCase()));
  const chosen = everybody.filter(({ id }) => named.has(id));
  if (chosen.length < named.size) throw receiversNotPossible();
  return chosen;
}

/** People with fewer open leads come first, because the first ones receive the leftover leads. */
function inOrderOfOpen(people: readonly AssignablePerson[]): AssignablePerson[] {
  return [...people].sort((one, other) => one.open - other.open);
}
