// Generated from openapi.yaml by `npm run openapi`.
export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description Answers a token, to be sent as `Authorization: Bearer ...` with every other call of staff. An unknown email, a wrong password and an inactive account are answered alike. Failed tries are counted by account and by network (429). A cookie comes along, for this call alone: it gives the browser tries of its own, lets nobody in, and may be left out.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user, with the rights that hold now
         * @description Rights are read at every call: what somebody may do can change while they are signed in. Open with a first password too.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your own password; your other sessions end
         * @description The current one is always needed, and the new one is another. 8 to 200 characters, none of the commonest, not made of the email, the name or the company. Open with a first password too.
         */
        put: operations["changeOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session; its token is refused from then on
         * @description Ends only the session of the token that is sent.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are signed in, the latest first
         * @description Sessions end by themselves at `expiresAt`. Networks are shown without their last part.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End every session of yours but this one
         * @description Their tokens are refused from the next call on.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions; this one too
         * @description Its token is refused from the next call on. Those of others are answered like ones that do not exist.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the leads you may see
         * @description Lists may be repeated, `[]` or comma-joined. To keep a copy, start with `updatedSince`, read on with `cursor` until neither `data` nor `removed` is full, and later from the last cursor: every change shows, none twice. Take what `removed` names out of your copy first, then store `data`. The cursor holds the filters. If your own rights change, it answers 410 `begin_anew`: start again with `updatedSince`. An erased lead shows as changed, without the person.
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * Send a form
         * @description Keeps a form of any lead type. With an Idempotency-Key (kept 24 hours) the same submission can be sent again safely: the first answer comes back with `Idempotent-Replayed: true`.
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a lead for somebody who called, walked in or was met
         * @description Of any type you may see, with what is known: a name or a phone number is enough, and what is given is checked as on the site. It is promised the same response time. With canEditAllLeads it goes to `assignedTo`, or where nobody is named by the rules of assignment; otherwise to you.
         */
        post: operations["addLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change status, priority, assignee or next follow-up of up to 1,000 leads
         * @description Leads out of your reach are left as they are, and not counted in `affected`; those you can see are named in `skipped`. If-Match, which names the state of one lead, is refused (400). Assigning needs canEditAllLeads too.
         */
        put: operations["updateLeads"];
        post?: never;
        /**
         * Delete up to 1,000 leads (needs canDeleteLeads too)
         * @description Leads out of your reach are left as they are, and not counted in `affected`; those you can see are named in `skipped`. If-Match, which names the state of one lead, is refused (400). So are leads that one of a type you may not see was merged into.
         */
        delete: operations["deleteLeads"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete up to 1,000 leads (needs canDeleteLeads too), for clients that cannot send a body with DELETE
         * @description Leads out of your reach are left as they are, and not counted in `affected`; those you can see are named in `skipped`. If-Match, which names the state of one lead, is refused (400). So are leads that one of a type you may not see was merged into.
         */
        post: operations["deleteLeadsByPost"];
        /**
         * Delete up to 1,000 leads (needs canDeleteLeads too)
         * @deprecated
         * @description Another name of `DELETE /api/leads/bulk`, which replaces it. Leads out of your reach are left as they are, and not counted in `affected`; those you can see are named in `skipped`. If-Match, which names the state of one lead, is refused (400). So are leads that one of a type you may not see was merged into.
         */
        delete: operations["deleteLeadsAlias"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change status, priority, assignee or next follow-up of up to 1,000 leads
         * @deprecated
         * @description Another name of `PUT /api/leads/bulk`, which replaces it. Leads out of your reach are left as they are, and not counted in `affected`; those you can see are named in `skipped`. If-Match, which names the state of one lead, is refused (400). Assigning needs canEditAllLeads too.
         */
        put: operations["updateLeadsAlias"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk-restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take up to 1,000 leads out of suspected spam (needs canEditAllLeads too)
         * @description Leads out of your reach are left as they are, and not counted in `affected`; those you can see are named in `skipped`. If-Match, which names the state of one lead, is refused (400). So are leads that were not suspected.
         */
        post: operations["restoreLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notes and calls of a lead, newest first
         * @description Also of a lead that was merged into one you may see, if you may see its type.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Write a note on a lead
         * @description `status`, `closeReason`, `followUp` and `completesFollowUp` go with it, all or nothing. The ETag is another one then; where no value changed, an If-Match with an earlier one still holds.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a note that you have just written
         * @description For 15 minutes, its author only; also what was said of a call. The history keeps that it was changed.
         */
        put: operations["editNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a call
         * @description Kept among the notes. The first call stops the promise clock, however it went. `status`, `closeReason`, `followUp` and `completesFollowUp` go with it, all or nothing. The ETag is another one then; where no value changed, an If-Match with an earlier one still holds.
         */
        post: operations["logCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a lead's type
         * @description To a type that you may see; a lead that has it already stays as it is. Values that the new type has a field for are kept there, the rest stays readable in `formerInfo`; what the new type requires may be missing. The promise that the visitor was given stays. Whoever may not see the new type has the lead no more; what nobody has goes by the rules of the new type.
         */
        put: operations["correctLeadType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every lead type with its fields, and the types you may see
         * @description What the forms of each type ask, with labels and choices; `accessibleTypes` are those whose leads you may see.
         */
        get: operations["listLeadTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts over the leads you may see
         * @description Suspected spam is in no count but its own. Needs no permission: everybody counts what they see.
         */
        get: operations["getLeadStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active users a lead may be given to
         * @description Names and ids only, by name; with `type`, those who may see leads of that type.
         */
        get: operations["listAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lead with its notes and history
         * @description The ETag names its state with notes and history, for If-Match.
         */
        get: operations["getLead"];
        /**
         * Change status, priority or assignee, or correct what the visitor gave
         * @description Assigning needs canEditAllLeads. With If-Match a lead that changed meanwhile is left as it is (412).
         */
        put: operations["updateLead"];
        post?: never;
        /**
         * Delete a lead
         * @description With its notes, and with the leads that were merged into it. From then on it answers 404 everywhere; the bin (GET /leads/bin) keeps it for 30 days. To keep the row without the person, erase it instead.
         */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a lead to somebody, to nobody, or to the shared pool
         * @description The one who gets it has to be active and to see leads of its type. `{ "assignedTo": null, "inPool": true }` puts it into the pool; every other assignment takes it out.
         */
        put: operations["assignLead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a lead out of suspected spam
         * @description From then on it is in lists, counts and exports like any other. A listed lead loses its mark of possible spam (`spamReasons`). One without either stays as it is.
         */
        post: operations["restoreLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who may be given leads, with what they have
         * @description Active users who may see leads of a type you may see.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When you are away
         * @description No rule gives you a lead then.
         */
        get: operations["readAway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/people/{id}/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say when you are away, or when somebody else is (needs canManageAssignment)
         * @description From the first day to the last no rule gives them a lead; what they have stays theirs. An empty object says that they are back.
         */
        put: operations["setAway"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules for the lead types you may see
         * @description Who is inactive, away or without access is passed over; where a rule has nobody left, the rule for the whole type applies, and without one the lead stays unassigned.
         */
        get: operations["listRules"];
        put?: never;
        /**
         * Make a rule for the new leads of a type, or of a state and type
         * @description Of several that fit, the one for the state applies. Who is inactive, away or without access is passed over; where a rule has nobody left, the rule for the whole type applies, and without one the lead stays unassigned.
         */
        post: operations["createRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what a rule does
         * @description Its kind and its people; lead type and state stay. Where who had the last turn still takes part, the turns go on from them.
         */
        put: operations["changeRule"];
        post?: never;
        /**
         * Delete a rule
         * @description Leads that it has assigned stay where they are.
         */
        delete: operations["deleteRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a lead out of the shared pool: it is yours then
         * @description Of several who take it at once one gets it, and the others are told (409). One that is yours stays yours.
         */
        post: operations["takeLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/share-out/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What sharing out up to 1,000 leads would do now
         * @description Open leads that nobody has (with `includeAssigned` also those that somebody has) go to people who may see their type, as evenly as that allows: equal shares of these leads, whatever the people have already; the odd ones go to who has fewest open leads. Needs canEditAllLeads too. Leads out of your reach are left as they are and counted only in `requested`.
         */
        post: operations["previewShareOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/share-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share up to 1,000 leads out evenly among people
         * @description Open leads that nobody has (with `includeAssigned` also those that somebody has) go to people who may see their type, as evenly as that allows: equal shares of these leads, whatever the people have already; the odd ones go to who has fewest open leads. Needs canEditAllLeads too. Leads out of your reach are left as they are and counted only in `requested`. All in one transaction: of two share-outs of the same leads at once, the later leaves what the earlier gave to somebody.
         */
        post: operations["shareOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/share-out/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own share-out (needs canEditAllLeads too)
         * @description For 24 hours, and once. Each lead goes back to who had it, to nobody or into the pool; what somebody has changed since stays, as does what its earlier holder may not have any more.
         */
        post: operations["undoShareOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/manual/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leads that may be of a person you are about to add
         * @description By the same phone, the same mail, or a similar name in the same place. Only leads you may see; keeps nothing.
         */
        post: operations["checkPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads that may be of the same person, and leads merged into this one
         * @description Flagged within moments of their coming: the same phone, the same mail, or a similar name in the same place. Only leads you may see. The ETag names the state of this lead.
         */
        get: operations["listDuplicates"];
        /**
         * Link two flagged leads, keep them apart, or take that back
         * @description Both leads stay as they are. Needs the right to change both.
         */
        put: operations["decideDuplicate"];
        /**
         * Flag another lead as possibly of the same person
         * @description For two that nobody had flagged; they can be compared, linked and merged then. What was decided about them before stands. Needs the right to change both.
         */
        post: operations["flagDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a flagged lead into this one
         * @description The other lead leaves every list, count, report and export; its values, notes and history stay readable with this one, and the merge can be undone. Needs the right to change both. With If-Match and `otherEtag`, leads that changed meanwhile are left as they are (412).
         */
        post: operations["mergeLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the merge of another lead into this one
         * @description Both leads are again as they were. Where something that the merge took over was changed since, nothing is undone (409 names it).
         */
        post: operations["unmergeLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leads deleted in the last 30 days, the latest first
         * @description You reach what you would see if it were not deleted: of your types (what was merged into it too) and, without canViewAllLeads, what was assigned to you. Needs canDeleteLeads, or canErasePersonalData, with which you reach only what you could change if it were not deleted.
         */
        get: operations["listBin"];
        put?: never;
        post?: never;
        /**
         * Remove up to 1,000 deleted leads for good
         * @description With all that names the person, in the audit trail and recorded searches too. You reach what you would see if it were not deleted: of your types (what was merged into it too) and, without canViewAllLeads, what was assigned to you. Needs canDeleteLeads, or canErasePersonalData, with which you reach only what you could change if it were not deleted. Others are left as they are, and not counted in `affected`.
         */
        delete: operations["removeFromBin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bin/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring up to 1,000 deleted leads back
         * @description With their notes, history and promises, and to whom they were assigned where they may still have them. You reach what you would see if it were not deleted: of your types (what was merged into it too) and, without canViewAllLeads, what was assigned to you. Others are left as they are, and not counted in `affected`.
         */
        post: operations["restoreFromBin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bin/empty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Permanently remove every deleted lead within your reach
         * @description You reach what you would see if it were not deleted: of your types (what was merged into it too) and, without canViewAllLeads, what was assigned to you.
         */
        post: operations["emptyBin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the personal data of a lead
         * @description For good, with what was merged into it: personal fields, what the form asked, notes, the reminder, and the values in its history. The lead stays as a row without a person: type, status, times, reference, logged calls and who did what. Nothing of it can be changed afterwards; it can be deleted.
         */
        post: operations["eraseLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a follow-up to a lead
         * @description The lead itself names the next of its open ones; all are with its details.
         */
        post: operations["addFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-ups/{followUpId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an open follow-up another day, time or note
         * @description What is left out it has no more. A time that is another one has to be still to come.
         */
        put: operations["changeFollowUp"];
        post?: never;
        /**
         * Remove a follow-up
         * @description The history of the lead keeps that it was there.
         */
        delete: operations["removeFollowUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-ups/{followUpId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a follow-up
         * @description A completed one stays as it is.
         */
        post: operations["completeFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-ups/{followUpId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A follow-up for the calendar of a phone
         * @description An iCalendar file (.ics) of one event with an alarm. Of the lead it says name, phone and address in the back office.
         */
        get: operations["followUpForCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or replace the next follow-up of a lead, or be done with it
         * @description `on: null` is done with it; of several, the one after that is the next.
         */
        put: operations["setFollowUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the leads you may see, as server-sent events
         * @description `ready`: listening from now on (sent again when something may have been missed). `leads`: the ids of leads that came into your sight (`added`: new, restored, or handed to you), `changed`, or went out of it (`removed`: deleted, or no longer yours to see); `many` instead where they are too many to name. No lead is `changed` before it is `added`. `notifications`: your list of notifications (`GET /api/notifications`) has changed. `rights`: what you may see or do has changed. `resync`: events may have been missed, load again what you show, what you may do included. `beat`: still here, every 10 seconds. Every event has an opaque `id`. Connect with the last one in `Last-Event-ID`, as a browser’s EventSource does by itself, and what you missed comes first, then `ready`; or `resync` and `ready`, where this server process does not know it: after about five minutes, a restart, or at another process. The same lead may be named twice. Each event is judged by the rights that hold when it is sent, also a missed one. `retry` is 2000. The stream ends when the session does; at most 8 at once for one user.
         */
        get: operations["followLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What concerns you, newest first
         * @description A lead that was given to you, a visitor who wrote again, a follow-up or a promise whose time has come: only of leads that you may see now and that are still yours, and never what you did yourself. Kept for 60 days. The live stream (`GET /api/leads/events`) sends `notifications` when this list has changed.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Some by their ids, or `all`.
         */
        post: operations["markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How you are told
         * @description Your own choices, and what this server can send by.
         */
        get: operations["readSettings"];
        /**
         * Choose how you are told
         * @description What is left out stays.
         */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have this browser notified
         * @description With the PushSubscription that it made under `pushKey`. The newest 10 of yours are kept.
         */
        post: operations["addDevice"];
        /**
         * Stop push notifications to a browser
         * @description One that is not yours stays as it is.
         */
        delete: operations["removeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads per day and type
         * @description Days in Asia/Kolkata, oldest first.
         */
        get: operations["getDailyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the leads of each type came: contacted, qualified, converted
         * @description One row a type that has leads.
         */
        get: operations["getTypeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/promises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First responses against what the site promised
         * @description First all types together, then each.
         */
        get: operations["getPromiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads by source and campaign
         * @description The 200 largest, then all others in one row.
         */
        get: operations["getSourceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads by the user they are assigned to
         * @description One row a user who has leads, and one for those of nobody.
         */
        get: operations["getAssigneeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads by state of India
         * @description States and union territories, in whatever language or spelling they were typed.
         */
        get: operations["getStateReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why leads were closed or rejected
         * @description Closed ones first; leads of another status are in no row.
         */
        get: operations["getReasonReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download one of the reports as CSV
         * @description The same rows as the report has, in UTF-8 with a byte order mark.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has how much to do, and who is behind
         * @description The most overdue first. A row for everybody who may have or has a lead that you may see, one for those of nobody and one for the pool; who sees only their own leads reads of themselves.
         */
        get: operations["getTeamReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did, saw or exported what, newest first
         * @description For administrators. Holds what the audit trail keeps of the staff, and of leads and users the names that they have now: of erased people none. Reading it is itself recorded.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download leads as CSV or NDJSON, by the filters of the list or by ids
         * @description CSV: a column for every field of every type in the selection; UTF-8 with a byte order mark, lines end in CRLF. With `values=labels` no cell holds what a spreadsheet would run, and an apostrophe keeps phones and texts like "1/2" as they are. Notes that do not fit a cell are left out whole, the oldest first, and the cell says how many; `format=ndjson` has them all.
         */
        get: operations["exportLeads"];
        put?: never;
        /**
         * Download leads as CSV or NDJSON, with the filters or a long list of ids in the body
         * @description The same file as with GET.
         */
        post: operations["exportLeadsByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff accounts, oldest first
         * @description All of them, also those that the caller may not change.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a staff account
         * @description Rights that are left out come from the role. Without the admin role you can touch no administrator and nobody who has a permission or a lead type that you lack, and give neither.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/lead-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every lead type a user can be given
         * @description With the presets that turn it on.
         */
        get: operations["listGrantableLeadTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One staff account
         * @description With the rights that hold now.
         */
        get: operations["getUser"];
        /**
         * Change name, email, role or rights
         * @description Without the admin role you can touch no administrator and nobody who has a permission or a lead type that you lack, and give neither. A new password or email needs a sign-in of the last 15 minutes or `currentPassword`, the own password of whoever calls.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user; their notes stay
         * @description Nobody has their leads any more, except open ones where `leads` says so. Without the admin role you can touch no administrator and nobody who has a permission or a lead type that you lack, and give neither.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/open-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many open leads a user has, by type
         * @description What deactivating or deleting them concerns; taking a type away concerns those of that type. Needs canViewAllLeads too, and counts leads of your own types.
         */
        get: operations["countOpenLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/lead-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change which lead types the user may see
         * @description Without the admin role you can touch no administrator and nobody who has a permission or a lead type that you lack, and give neither.
         */
        put: operations["setLeadAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/toggle-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate an active user, activate an inactive one
         * @description Who is deactivated has no open lead any more: nobody has those, or who `leads` says; closed ones stay theirs. Without the admin role you can touch no administrator and nobody who has a permission or a lead type that you lack, and give neither.
         */
        put: operations["toggleUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password for somebody else; every session of theirs ends
         * @description Without the admin role you can touch no administrator and nobody who has a permission or a lead type that you lack, and give neither. A new password or email needs a sign-in of the last 15 minutes or `currentPassword`, the own password of whoever calls.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The message templates, by name
         * @description Of every channel, type and language.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Write a message template
         * @description For a lead type that you may see; for all types if you may see all of them. Unknown placeholders are refused. At most 200 templates.
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a message template
         * @description By the whole of what it says from now on.
         */
        put: operations["replaceTemplate"];
        post?: never;
        /**
         * Delete a message template
         * @description For everybody and for good; messages that were sent stay what they are.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your saved views and those that others share, your own first, by name
         * @description A shared view shows everybody the leads that they may see themselves.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view
         * @description Names are unique without regard to case, among your own and among those that are shared; at most 50 views.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * With which view and which columns your dashboard opens
         * @description Whoever has chosen nothing gets all leads and the standard columns.
         */
        get: operations["viewSettings"];
        /**
         * Choose with which view and which columns your dashboard opens
         * @description What is left out stays.
         */
        put: operations["changeViewSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a view, let it show something else, share it or stop sharing it
         * @description What is left out stays. A shared view is changed by whoever has canEditAllLeads; only its owner stops sharing it.
         */
        put: operations["updateView"];
        post?: never;
        /**
         * Delete a view
         * @description The leads it showed stay as they are. A view that somebody else shares is deleted for everybody, by whoever has canEditAllLeads.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process runs
         * @description Asks nothing but the process itself; answers within a second.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether it can serve: the database answers
         * @description 503 within a second where it does not, or the process is about to stop. For load balancers: send nobody here then.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error of a page
         * @description Written to the log as one `client_error` line, without anything personal; nothing else is kept.
         */
        post: operations["reportClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ProblemField: {
            /** @description Dotted path of the field */
            field: string;
            /** @description What to correct, as a sentence */
            message: string;
            /**
             * @description Stable code, for example to translate the message; see "Error codes"
             * @enum {string}
             */
            code: "required" | "invalid" | "invalid_choice" | "invalid_email" | "invalid_phone" | "too_short" | "too_long" | "unknown_key" | "taken" | "weak_password" | "underage" | "past_day" | "date_past";
        };
        Problem: {
            /** @description Always `about:blank`. Use `code` to tell failures apart */
            type: string;
            /** @description Standard phrase of the status */
            title: string;
            /** @description HTTP status of the response */
            status: number;
            /** @description One plain sentence that a person can act on */
            detail: string;
            /** @description The same sentence as `detail` */
            message: string;
            /**
             * @description Stable, machine-readable name of the failure; see "Error codes"
             * @enum {string}
             */
            code: "address_not_utf8" | "bad_request" | "body_not_utf8" | "invalid_input" | "too_deep" | "too_many_values" | "wrong_password" | "not_signed_in" | "sign_in_refused" | "admin_only" | "administrators_only" | "beyond_own_rights" | "grant_beyond_own" | "lead_not_changeable" | "lead_type_not_accessible" | "new_type_not_accessible" | "note_not_editable" | "own_password" | "own_rights" | "password_change_required" | "permission_missing" | "reauthentication_required" | "rule_type_out_of_reach" | "shared_by_another" | "template_type_out_of_reach" | "follow_up_not_found" | "lead_not_found" | "not_duplicates" | "not_found" | "note_not_found" | "rule_not_found" | "session_not_found" | "share_out_not_found" | "template_not_found" | "user_not_found" | "view_not_found" | "method_not_allowed" | "too_slow" | "admin_has_every_type" | "email_taken" | "last_administrator" | "lead_erased" | "lead_holds_hidden" | "lead_merged" | "lead_not_in_pool" | "lead_taken" | "merge_not_undoable" | "name_looks_taken" | "not_merged" | "reference_taken" | "rule_exists" | "shared_view_name_taken" | "submission_in_flight" | "template_name_taken" | "too_many_follow_ups" | "view_name_taken" | "begin_anew" | "lead_changed" | "sign_in_too_large" | "too_large" | "unsupported_charset" | "unsupported_content_encoding" | "unsupported_media_type" | "expectation_failed" | "assignee_not_possible" | "idempotency_key_reused" | "lead_receiver_not_possible" | "receivers_not_possible" | "rule_people_not_possible" | "too_many_shared_views" | "too_many_templates" | "too_many_views" | "exports_busy" | "own_exports_running" | "too_many_connections" | "too_many_requests" | "headers_too_large" | "unexpected" | "busy" | "passwords_busy" | "stopping" | "unavailable";
            /** @description The fields to correct, at most 50. If 20 keys are unknown, only those are listed */
            errors?: components["schemas"]["ProblemField"][];
        };
        Login: {
            email: string;
            /**
             * Format: password
             * @description Password, as typed
             */
            password: string;
        };
        Permissions: {
            /** @description Sees every lead of the types that are on, not only their own */
            canViewAllLeads?: boolean;
            /** @description Changes and assigns every lead they see, not only their own */
            canEditAllLeads?: boolean;
            /** @description Deletes leads */
            canDeleteLeads?: boolean;
            /** @description Creates and changes staff accounts, within their own rights */
            canManageUsers?: boolean;
            /** @description Sees reports */
            canViewReports?: boolean;
            /** @description Downloads leads */
            canExportData?: boolean;
            /** @description Acts on many leads at once, as far as they may act on one */
            canBulkActions?: boolean;
            /** @description Erases what a lead says of a person */
            canErasePersonalData?: boolean;
            /** @description Makes the rules that assign new leads, marks others away */
            canManageAssignment?: boolean;
            /** @description Sees the leads of the shared pool and takes them, one at a time */
            canTakeFromPool?: boolean;
        };
        LeadTypeAccess: {
            /** @description Sees leads of the type Contact */
            contact?: boolean;
            /** @description Sees leads of the type Franchise */
            franchise?: boolean;
            /** @description Sees leads of the type Quick Contact */
            quick_contact?: boolean;
            /** @description Sees leads of the type Newsletter */
            newsletter?: boolean;
            /** @description Sees leads of the type Kisan Sarthi */
            sarthi?: boolean;
            /** @description Sees leads of the type BDO Application */
            bdo_application?: boolean;
            /** @description Sees leads of the type DDO Application */
            ddo_application?: boolean;
            /** @description Sees leads of the type Partner */
            partner?: boolean;
            /** @description Sees leads of the type Partnership */
            partnership?: boolean;
            /** @description Sees leads of the type Kisan Canteen */
            kisan_canteen?: boolean;
            /** @description Sees leads of the type Kisan Canteen Enquiry */
            kisan_canteen_enquiry?: boolean;
            /** @description Sees leads of the type Kisan Mandi */
            kisan_mandi?: boolean;
            /** @description Sees leads of the type Soil Testing */
            soil_testing?: boolean;
        };
        User: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description What they sign in with, unique without regard to case */
            email: string;
            /** @description An admin has every permission and every lead type */
            role: components["schemas"]["Role"];
            /** @description Whether they can sign in */
            isActive: boolean;
            /** @description There, and true, as long as the generated first password is not changed */
            mustChangePassword?: boolean;
            /** @description The flags that hold now */
            permissions: WithRequired<components["schemas"]["Permissions"], "canViewAllLeads" | "canEditAllLeads" | "canDeleteLeads" | "canManageUsers" | "canViewReports" | "canExportData" | "canBulkActions" | "canErasePersonalData" | "canManageAssignment" | "canTakeFromPool">;
            /** @description The lead types the user may see now */
            leadTypeAccess: WithRequired<components["schemas"]["LeadTypeAccess"], "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing">;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        LoginResult: {
            /** @description Send it as `Authorization: Bearer ...` */
            token: string;
            data: components["schemas"]["User"];
        };
        UserResult: {
            message?: string;
            data: components["schemas"]["User"];
        };
        ChangePassword: {
            /**
             * Format: password
             * @description Current password, as typed
             */
            currentPassword: string;
            /**
             * Format: password
             * @description New password, as typed
             */
            newPassword: string;
        };
        Message: {
            /** @description What was done, in a sentence */
            message: string;
        };
        Session: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            signedInAt: string;
            /** Format: date-time */
            expiresAt: string;
            browser: string | null;
            /** @description The network it began in */
            address: string | null;
            /** @description Whether it is the one that asks */
            isCurrent: boolean;
        };
        SessionList: {
            data: components["schemas"]["Session"][];
        };
        LeadSource: {
            /** @description The page the form was on */
            page?: string;
            /** @description The page the visitor came from */
            referrer?: string;
            /** @description The language of the page */
            language?: string;
            /**
             * @description Set by the short form at the end of a page, which promises its own time to a first contact
             * @enum {string}
             */
            form?: "callback";
            utm_source?: string;
            utm_medium?: string;
            utm_campaign?: string;
            utm_term?: string;
            utm_content?: string;
        };
        LeadConsent: {
            /** @description Version of the notice */
            noticeVersion: string;
            /** @description Language of the notice */
            language: string;
            /** @description What the visitor agreed to */
            purposes: string[];
        };
        LeadReceipt: {
            /** Format: uuid */
            _id: string;
            /** @description 10 characters of Crockford base 32, shown as XXXXX-XXXXX */
            reference: string;
            type: components["schemas"]["LeadType"];
            status: components["schemas"]["LeadStatus"];
            /** Format: date-time */
            createdAt: string;
        };
        LeadCreatedResult: {
            message: string;
            data: components["schemas"]["LeadReceipt"];
        };
        ReplayReceipt: {
            /**
             * Format: uuid
             * @description Id of what the first call created or changed
             */
            _id?: string;
            /** @description Reference of the lead */
            reference?: string;
            /** @description Type of the lead */
            type?: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt?: string;
            /** @description Number of leads in the first call */
            requested?: number;
            /** @description Number of leads that it changed */
            affected?: number;
        };
        ReplayedCall: {
            message: string;
            /**
             * @description Always true; a first response does not have this field
             * @enum {boolean}
             */
            replayed: true;
            /** @description Empty if the server stopped before it responded to the first call */
            data: components["schemas"]["ReplayReceipt"];
        };
        PersonalInfo: {
            /** @description Full name; must contain a letter or digit */
            fullName?: string;
            /** Format: email */
            email?: string;
            phone?: string;
            city?: string;
            state?: string;
            address?: string;
            pincode?: string;
            age?: number;
        };
        StaffSource: {
            /**
             * @description What a lead that staff added says of itself
             * @enum {string}
             */
            channel?: "staff";
            /** @description How it came */
            how: components["schemas"]["StaffSourceKind"];
            /** @description The language that was spoken */
            language?: string;
        };
        ContactForm: {
            message?: string;
        };
        FranchiseInfo: {
            /** @description Preferred location */
            location?: string;
            /**
             * @description Investment capacity
             * @enum {string}
             */
            investment?: "Under ₹10 Lakhs" | "₹10-25 Lakhs" | "₹25-50 Lakhs" | "Above ₹50 Lakhs";
            /** @description Business experience */
            experience?: string;
            /** @enum {string} */
            timeline?: "Immediately" | "Within 3 months" | "3-6 months" | "6-12 months" | "More than 12 months";
            expectations?: string;
        };
        SarthiInfo: {
            /** Format: date */
            dateOfBirth?: string;
            /** @enum {string} */
            gender?: "female" | "male" | "nb";
            /** @description PIN code */
            zipCode?: string;
            currentBusinessName?: string;
            registeredBusinessAddress?: string;
            totalMonthlySales?: string;
            netBusinessValue?: string;
            averageSalesValue?: string;
            storeSize?: string;
            footfallsPerDay?: string;
            totalMarketPopulation?: string;
            nearestCanteenCode?: string;
            message?: string;
        };
        BdoInfo: {
            /** @enum {string} */
            ageRange?: "18-25" | "26-35" | "36-45" | "46+";
            socialMediaHandles?: string;
            /**
             * @description Followers
             * @enum {string}
             */
            followersCount?: "1K-5K" | "5K-10K" | "10K-50K" | "50K-100K" | "100K+";
            /** @enum {string} */
            contentType?: "Educational" | "Entertainment" | "Lifestyle" | "Business" | "Agriculture" | "Rural Life" | "Mixed";
            platformExperience?: string;
            /** @enum {string} */
            influencerExperience?: "Beginner (0-6 months)" | "Intermediate (6 months-2 years)" | "Experienced (2-5 years)" | "Expert (5+ years)";
            brandCollaborations?: string;
            /** @enum {string} */
            contentCreationSkills?: "Basic" | "Intermediate" | "Advanced" | "Professional";
            /** @enum {string} */
            videoEditingSkills?: "Basic" | "Intermediate" | "Advanced" | "Professional";
            targetAudience?: string;
            contentStrategy?: string;
            ruralConnection?: string;
            languageSkills?: string;
            motivation?: string;
            /** @enum {string} */
            timeCommitment?: "Part-time (10-20 hours/week)" | "Full-time (40+ hours/week)" | "Flexible (as needed)" | "Project-based";
            expectations?: string;
            portfolioLinks?: string;
            sampleContent?: string;
            /** @description Additional information */
            additionalInfo?: string;
        };
        DdoInfo: {
            /** @enum {string} */
            education?: "12th Pass" | "Diploma" | "Graduate" | "Post Graduate" | "Professional Degree";
            /** @enum {string} */
            experience?: "Fresher" | "1-2 years" | "2-5 years" | "5-10 years" | "10+ years";
            currentRole?: string;
            salesExperience?: string;
            preferredDistrict?: string;
            /** @description Knowledge of the district */
            districtKnowledge?: string;
            languagesKnown?: string;
            /** @enum {string} */
            vehicleOwnership?: "Two Wheeler" | "Four Wheeler" | "Both" | "None (will arrange)";
            motivation?: string;
            goals?: string;
            /** @enum {string} */
            availability?: "Immediately" | "Within 15 days" | "Within 1 month" | "Within 2 months";
            references?: string;
            /** @description Additional information */
            additionalInfo?: string;
        };
        PartnershipInfo: {
            /** @description Organisation */
            organizationName?: string;
            contactPerson?: string;
            /**
             * @description Entity type
             * @enum {string}
             */
            partnershipType?: "agritech" | "startup" | "individual" | "ngo" | "other";
            /** @description Other entity type */
            entityTypeOther?: string;
            /** @description Proposal */
            proposalDetails?: string;
            expectedOutcome?: string;
            collaboration?: ("technology" | "pilot" | "distribution" | "research" | "franchise" | "other")[];
            /** @description Other collaboration */
            collaborationOther?: string;
        };
        Info: {
            location?: string;
            investment?: string;
            experience?: string;
            message?: string;
        };
        SoilTestingInfo: {
            fieldAddress?: string;
            areaOfField?: string;
            totalAreaOfField?: string;
            /** @enum {string} */
            typeOfSoil?: "clay" | "sandy" | "loamy" | "silty" | "peaty" | "chalky" | "mixed" | "unknown";
            pastCrops?: string;
            plannedNextCrop?: string;
            /** Format: date */
            preferredTestDate?: string;
            additionalNotes?: string;
        };
        UserRef: {
            /** Format: uuid */
            _id: string;
            name: string;
        };
        LeadPromise: {
            /**
             * @description What the site promises for this type: by the same time of the next working day, or of the one after
             * @enum {integer|null}
             */
            hours: 24 | 48 | null;
            /** Format: date-time */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description The first status after `new`, or the first call
             */
            firstResponseAt: string | null;
            state: components["schemas"]["PromiseState"];
        };
        FollowUp: {
            /** Format: uuid */
            _id: string;
            /**
             * Format: date
             * @description The day in Asia/Kolkata
             */
            on: string;
            /**
             * Format: date-time
             * @description The moment, where it has one
             */
            at: string | null;
            note: string | null;
        };
        MergedLeadRef: {
            /** Format: uuid */
            _id: string;
            reference: string;
            fullName: string | null;
        };
        LeadOrigin: {
            /** @description The page the form was on */
            page?: string;
            /** @description The page the visitor came from */
            referrer?: string;
            /** @description The language of the page */
            language?: string;
            /**
             * @description Set by the short form at the end of a page, which promises its own time to a first contact
             * @enum {string}
             */
            form?: "callback";
            utm_source?: string;
            utm_medium?: string;
            utm_campaign?: string;
            utm_term?: string;
            utm_content?: string;
            /**
             * @description A colleague added it by hand
             * @enum {string}
             */
            channel?: "staff";
            /** @description How it came to that colleague */
            how?: components["schemas"]["StaffSourceKind"];
        };
        LeadNote: {
            /** Format: uuid */
            _id: string;
            content: string;
            /** @description How the call went that this note is about; null for a plain note */
            call: components["schemas"]["CallOutcome"] | null;
            author: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its author changed it last
             */
            editedAt: string | null;
        };
        ListedLead: components["schemas"]["ListedLeadFields"] & (components["schemas"]["ContactLead"] | components["schemas"]["FranchiseLead"] | components["schemas"]["QuickContactLead"] | components["schemas"]["NewsletterLead"] | components["schemas"]["KisanSarthiLead"] | components["schemas"]["BDOApplicationLead"] | components["schemas"]["DDOApplicationLead"] | components["schemas"]["PartnerLead"] | components["schemas"]["PartnershipLead"] | components["schemas"]["KisanCanteenLead"] | components["schemas"]["KisanCanteenEnquiryLead"] | components["schemas"]["KisanMandiLead"] | components["schemas"]["SoilTestingLead"]);
        ManualLeadResult: {
            message: string;
            data: components["schemas"]["ListedLead"];
        };
        LeadIds: {
            leadIds: string[];
        };
        BulkCounts: {
            /** @description How many ids were sent */
            requested: number;
            /** @description How many leads that was; ids out of reach are untouched */
            affected: number;
            /** @description Leads you can see that stayed as they are: you may not change them, or they are merged, erased or not what the call is for */
            skipped: string[];
        };
        BulkResult: {
            message: string;
            data: components["schemas"]["BulkCounts"];
        };
        FollowUpPlan: {
            /**
             * Format: date-time
             * @description The moment, where it has one; on the follow-up date in Asia/Kolkata
             */
            at?: string;
            note?: string;
            /**
             * Format: date
             * @description A day from today on (Asia/Kolkata); that of `at` where it is left out
             */
            on?: string;
        };
        BulkLeadWork: {
            status?: components["schemas"]["LeadStatus"];
            /** @description With the status closed or rejected, one of the reasons for it; null for none */
            closeReason?: components["schemas"]["CloseReason"] | null;
            priority?: components["schemas"]["LeadPriority"];
            /**
             * Format: uuid
             * @description A user's id, or null for nobody
             */
            assignedTo?: string | null;
            /** @description true: into the shared pool, and nobody has the lead; false: out of it. Assigning to somebody or to nobody takes a lead out of the pool as well */
            inPool?: boolean;
            /** @description The next follow-up, set or replaced; null is done with it */
            followUp?: components["schemas"]["FollowUpPlan"] | null;
        };
        BulkCondition: {
            status?: components["schemas"]["LeadStatus"];
            priority?: components["schemas"]["LeadPriority"];
            /**
             * Format: uuid
             * @description A user's id, or null for nobody
             */
            assignedTo?: string | null;
            /** @description true: into the shared pool, and nobody has the lead; false: out of it. Assigning to somebody or to nobody takes a lead out of the pool as well */
            inPool?: boolean;
        };
        BulkUpdate: {
            leadIds: string[];
            updates: components["schemas"]["BulkLeadWork"];
            /** @description Only leads that have these values now are changed; the others are left as they are */
            onlyIf?: components["schemas"]["BulkCondition"];
        };
        BulkUpdateResult: {
            message: string;
            data: components["schemas"]["BulkCounts"];
            /** @description Bodies for this call that undo the change, each sent by itself. They leave alone what was changed again since; a follow-up that was replaced is not given back */
            undo: components["schemas"]["BulkUpdate"][];
        };
        Pagination: {
            /** @description Current page, from 1 */
            currentPage: number;
            /** @description Number of pages; 0 if there are no rows */
            totalPages: number;
            /** @description Exact number of rows on all pages */
            totalItems: number;
            /** @description Maximum number of rows per page */
            pageSize: number;
        };
        LeadNoteList: {
            /** @description Newest first */
            data: components["schemas"]["LeadNote"][];
            pagination: components["schemas"]["Pagination"];
        };
        AddNote: {
            /** @description The status that the lead has from now on */
            status?: components["schemas"]["LeadStatus"];
            /** @description With the status closed or rejected, one of the reasons for it; null for none */
            closeReason?: components["schemas"]["CloseReason"] | null;
            /** @description A follow-up that is added */
            followUp?: components["schemas"]["FollowUpPlan"];
            /**
             * Format: uuid
             * @description A follow-up of the lead that is done with this; one that is done already stays so
             */
            completesFollowUp?: string;
            content: string;
        };
        LeadNoteResult: {
            data: components["schemas"]["LeadNote"];
        };
        EditNote: {
            content: string;
        };
        LogCall: {
            /** @description The status that the lead has from now on */
            status?: components["schemas"]["LeadStatus"];
            /** @description With the status closed or rejected, one of the reasons for it; null for none */
            closeReason?: components["schemas"]["CloseReason"] | null;
            /** @description A follow-up that is added */
            followUp?: components["schemas"]["FollowUpPlan"];
            /**
             * Format: uuid
             * @description A follow-up of the lead that is done with this; one that is done already stays so
             */
            completesFollowUp?: string;
            outcome: components["schemas"]["CallOutcome"];
            content?: string;
        };
        CorrectLeadType: {
            type: components["schemas"]["LeadType"];
        };
        Lead: components["schemas"]["ContactLead"] | components["schemas"]["FranchiseLead"] | components["schemas"]["QuickContactLead"] | components["schemas"]["NewsletterLead"] | components["schemas"]["KisanSarthiLead"] | components["schemas"]["BDOApplicationLead"] | components["schemas"]["DDOApplicationLead"] | components["schemas"]["PartnerLead"] | components["schemas"]["PartnershipLead"] | components["schemas"]["KisanCanteenLead"] | components["schemas"]["KisanCanteenEnquiryLead"] | components["schemas"]["KisanMandiLead"] | components["schemas"]["SoilTestingLead"];
        LeadUpdatedResult: {
            message: string;
            data: components["schemas"]["Lead"];
        };
        RemovedLead: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            at: string;
            /**
             * @description Why it left the list. `reassigned`: somebody else has it. `type`: it got another type. `filter`: it no longer fits the filters
             * @enum {string}
             */
            reason: "deleted" | "merged" | "reassigned" | "filter" | "type";
            /**
             * Format: uuid
             * @description The lead it was merged into, if you may see that one
             */
            mergedInto: string | null;
        };
        LeadListPagination: {
            /** @description Current page, from 1 */
            currentPage: number;
            /** @description Number of pages; 0 if there are no rows */
            totalPages: number;
            /** @description How many leads all pages have together: exactly, where `totalIsAtLeast` is not there */
            totalItems: number;
            /** @description Maximum number of rows per page */
            pageSize: number;
            /** @description With `updatedSince`: the `cursor` to continue with, now or later */
            nextCursor?: string;
            /**
             * @description Only with `count=bounded`: there are more leads than `totalItems` (10,000), and more pages than `totalPages`; how many was not counted
             * @enum {boolean}
             */
            totalIsAtLeast?: true;
        };
        LeadList: {
            data: components["schemas"]["ListedLead"][];
            /** @description With `updatedSince`: leads that left the list since and are not in it now, at most `limit` of them. Take them out of the copy; ignore those it does not have */
            removed?: components["schemas"]["RemovedLead"][];
            pagination: components["schemas"]["LeadListPagination"];
        };
        LeadCopyPagination: {
            /** @description How many rows an answer has at most */
            pageSize: number;
            /** @description The `cursor` to continue with, now or later */
            nextCursor: string;
        };
        LeadCopy: {
            data: components["schemas"]["ListedLead"][];
            /** @description As with `updatedSince` */
            removed: components["schemas"]["RemovedLead"][];
            pagination: components["schemas"]["LeadCopyPagination"];
        };
        LeadTypes: {
            /** @description Lead type -> its label, description, group and fields */
            definitions: {
                [key: string]: {
                    label: string;
                    description: string;
                    group: string | null;
                    /** @description By the name of the field in its group */
                    fields: {
                        [key: string]: {
                            label: string;
                            /** @enum {string} */
                            kind: "line" | "text" | "email" | "phone" | "age" | "date" | "choice" | "choices";
                            /** @description There, and true, where the server asks for it */
                            required?: boolean;
                            /** @description There, and true, where a past day is refused */
                            fromToday?: boolean;
                            /** @description What can be chosen */
                            options?: {
                                value: string;
                                label: string;
                            }[];
                        };
                    };
                };
            };
            /** @description The types whose leads you may see */
            accessibleTypes: components["schemas"]["LeadType"][];
        };
        LeadTypesResult: {
            data: components["schemas"]["LeadTypes"];
        };
        LeadTypeCount: {
            _id: components["schemas"]["LeadType"];
            /** @description How many leads of the type */
            count: number;
        };
        LeadStats: {
            /** @description All of them, suspected spam aside */
            total: number;
            /** @description With the status `new` */
            newLeads: number;
            /** @description With the status `contacted` */
            contacted: number;
            /** @description With the status `qualified` */
            qualified: number;
            /** @description With the status `converted` */
            converted: number;
            /** @description Leads whose promised first contact is late */
            overdue: number;
            /** @description Leads whose promised first contact is due within four support hours */
            dueSoon: number;
            /** @description Leads with a follow-up for today or left over */
            followUpsDue: number;
            /** @description Your own leads whose promised first contact is late */
            ownOverdue: number;
            /** @description Your own leads whose promised first contact is due within four support hours */
            ownDueSoon: number;
            /** @description Follow-ups on your own leads, for today or left over */
            ownFollowUps: number;
            /** @description Open leads (new, contacted, qualified) that nobody has and that are not in the pool */
            unassigned: number;
            /** @description Open leads of the shared pool */
            pool: number;
            /** @description Open leads that somebody has responded to and for which nothing is planned */
            noNextStep: number;
            /** @description Of `noNextStep`, your own leads */
            ownNoNextStep: number;
            /** @description Suspected spam, which is in no other count */
            suspectedSpam: number;
            leadsByType: components["schemas"]["LeadTypeCount"][];
            /** @description The five newest */
            recentLeads: components["schemas"]["Lead"][];
            accessibleLeadTypes: components["schemas"]["LeadType"][];
        };
        LeadStatsResult: {
            data: components["schemas"]["LeadStats"];
        };
        AssigneeList: {
            data: components["schemas"]["UserRef"][];
        };
        FormerInfo: {
            type: components["schemas"]["LeadType"];
            /** @description By the names of the fields of that type */
            info: {
                [key: string]: unknown;
            };
        };
        LeadFollowUp: {
            /** Format: uuid */
            _id: string;
            /**
             * Format: date
             * @description The day in Asia/Kolkata
             */
            on: string;
            /**
             * Format: date-time
             * @description The moment, where it has one
             */
            at: string | null;
            note: string | null;
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["UserRef"] | null;
            /**
             * Format: date-time
             * @description Null while it is open
             */
            doneAt: string | null;
            doneBy: components["schemas"]["UserRef"] | null;
        };
        HistoryActor: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description There, and true, where this colleague is deleted */
            isFormer?: boolean;
        };
        LeadHistory: {
            /** Format: date-time */
            at: string;
            action: string;
            /** @description "Former colleague" where the name of a deleted one is not known; null for a visitor or the system */
            actor: components["schemas"]["HistoryActor"] | null;
            /** @description In `changes`, what changed: path -> { from, to }; both null where the values were erased. `details.<field>` is a field of the group of the lead’s type */
            details: {
                [key: string]: unknown;
            };
        };
        LeadDetail: (components["schemas"]["ListedLeadFields"] & components["schemas"]["LeadDetailFields"]) & (components["schemas"]["ContactLead"] | components["schemas"]["FranchiseLead"] | components["schemas"]["QuickContactLead"] | components["schemas"]["NewsletterLead"] | components["schemas"]["KisanSarthiLead"] | components["schemas"]["BDOApplicationLead"] | components["schemas"]["DDOApplicationLead"] | components["schemas"]["PartnerLead"] | components["schemas"]["PartnershipLead"] | components["schemas"]["KisanCanteenLead"] | components["schemas"]["KisanCanteenEnquiryLead"] | components["schemas"]["KisanMandiLead"] | components["schemas"]["SoilTestingLead"]);
        LeadResult: {
            data: components["schemas"]["LeadDetail"];
        };
        UpdateLead: {
            status?: components["schemas"]["LeadStatus"];
            /** @description With the status closed or rejected, one of the reasons for it; null for none */
            closeReason?: components["schemas"]["CloseReason"] | null;
            priority?: components["schemas"]["LeadPriority"];
            /**
             * Format: uuid
             * @description A user's id, or null for nobody
             */
            assignedTo?: string | null;
            /** @description true: into the shared pool, and nobody has the lead; false: out of it. Assigning to somebody or to nobody takes a lead out of the pool as well */
            inPool?: boolean;
            /** @description Only what changes; an empty text takes an optional value away */
            personalInfo?: components["schemas"]["PersonalInfo"];
            /** @description Only what changes, and only for a lead of a type that has this group */
            contactForm?: components["schemas"]["ContactForm"];
            /** @description Only what changes, and only for a lead of a type that has this group */
            franchiseInfo?: components["schemas"]["FranchiseInfo"];
            /** @description Only what changes, and only for a lead of a type that has this group */
            sarthiInfo?: components["schemas"]["SarthiInfo"];
            /** @description Only what changes, and only for a lead of a type that has this group */
            bdoInfo?: components["schemas"]["BdoInfo"];
            /** @description Only what changes, and only for a lead of a type that has this group */
            ddoInfo?: components["schemas"]["DdoInfo"];
            /** @description Only what changes, and only for a lead of a type that has this group */
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
            /** @description Only what changes, and only for a lead of a type that has this group */
            info?: components["schemas"]["Info"];
            /** @description Only what changes, and only for a lead of a type that has this group */
            soilTestingInfo?: components["schemas"]["SoilTestingInfo"];
        };
        AssignLead: {
            /**
             * Format: uuid
             * @description A user's id, or null for nobody
             */
            assignedTo: string | null;
            /** @description true: into the shared pool, and nobody has the lead; false: out of it. Assigning to somebody or to nobody takes a lead out of the pool as well */
            inPool?: boolean;
        };
        Away: {
            /**
             * Format: date
             * @description The first day away, in Asia/Kolkata
             */
            from: string;
            /**
             * Format: date
             * @description The last day away; null: until said otherwise
             */
            until: string | null;
        };
        AssignablePerson: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description Of the types you may see, those they may be given */
            leadTypes: components["schemas"]["LeadType"][];
            /** @description May take leads of these types from the shared pool; administrators always may */
            canTakeFromPool: boolean;
            /** @description Is an administrator */
            isAdmin: boolean;
            away: components["schemas"]["Away"] | null;
            /** @description Their open leads, of those you may see */
            open: number;
            /** @description Of these, leads whose promised first contact is late */
            overdue: number;
        };
        AssignablePeople: {
            data: components["schemas"]["AssignablePerson"][];
        };
        AwayResult: {
            /** @description Null where you are not marked away */
            data: components["schemas"]["Away"] | null;
        };
        SetAway: {
            /**
             * Format: date
             * @description The first day away, in Asia/Kolkata; left out: not away
             */
            from?: string;
            /**
             * Format: date
             * @description The last day away; left out: until said otherwise
             */
            until?: string;
        };
        RulePerson: {
            /** Format: uuid */
            _id: string;
            name: string;
            /**
             * @description Why no lead comes to them now: `inactive`, `away`, or without access to the type; null where leads come
             * @enum {string|null}
             */
            passedOver: "inactive" | "away" | "no_access" | null;
        };
        AssignmentRule: {
            /** Format: uuid */
            _id: string;
            leadType: components["schemas"]["LeadType"];
            /** @description Null for the whole type */
            state: components["schemas"]["IndianState"] | null;
            kind: components["schemas"]["RuleKind"];
            /** @description In the order of their turns */
            people: components["schemas"]["RulePerson"][];
            /** Format: date-time */
            updatedAt: string;
        };
        AssignmentRuleList: {
            data: components["schemas"]["AssignmentRule"][];
        };
        CreateRule: {
            /** @description `round_robin`: by turns; `fixed`: always to the same one; `pool`: into the shared pool */
            kind: components["schemas"]["RuleKind"];
            /** @description Who gets the leads, in the order of their turns: exactly one for `fixed`, nobody (left out) for `pool` */
            userIds?: string[];
            leadType: components["schemas"]["LeadType"];
            /** @description Only leads from this state, in whatever spelling; left out: every lead of the type that no rule for its state takes */
            state?: components["schemas"]["IndianState"];
        };
        AssignmentRuleResult: {
            data: components["schemas"]["AssignmentRule"];
        };
        ChangeRule: {
            /** @description `round_robin`: by turns; `fixed`: always to the same one; `pool`: into the shared pool */
            kind: components["schemas"]["RuleKind"];
            /** @description Who gets the leads, in the order of their turns: exactly one for `fixed`, nobody (left out) for `pool` */
            userIds?: string[];
        };
        PreviewShareOut: {
            leadIds: string[];
            /**
             * @description Also leads that somebody has; otherwise only those of nobody and of the shared pool
             * @default false
             */
            includeAssigned?: boolean;
            /** @description Among whom; left out: everybody who is not away and may see one of the leads, the first 50 by name */
            userIds?: string[];
        };
        StayingLeads: {
            suspectedSpam: number;
            /** @description Converted, closed or rejected */
            closed: number;
            /** @description Somebody has them; always 0 with includeAssigned */
            assigned: number;
            /** @description None of the people may see leads of their type */
            noReceiver: number;
        };
        ShareOutCandidate: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description Of the types you may see, those they may be given */
            leadTypes: components["schemas"]["LeadType"][];
            /** @description May take leads of these types from the shared pool; administrators always may */
            canTakeFromPool: boolean;
            /** @description Is an administrator */
            isAdmin: boolean;
            away: components["schemas"]["Away"] | null;
            /** @description Their open leads, of those you may see */
            open: number;
            /** @description Of these, leads whose promised first contact is late */
            overdue: number;
            /** @description How many of the leads they get */
            gets: number;
            /** @description Whether they are among the people that the leads are shared out to */
            isChosen: boolean;
            /** @description How many of the leads that can be shared out they may see */
            maySee: number;
            /** @description Away today */
            isAway: boolean;
        };
        ShareOutPreviewData: {
            /** @description How many ids were sent */
            requested: number;
            /** @description How many leads are shared out; with those that stay, all that are within reach */
            shared: number;
            /** @description How many leads stay where they are, by reason */
            staying: components["schemas"]["StayingLeads"];
            /** @description Everybody who may be given one of the leads, by name */
            people: components["schemas"]["ShareOutCandidate"][];
        };
        ShareOutPreviewResult: {
            data: components["schemas"]["ShareOutPreviewData"];
        };
        ShareOut: {
            leadIds: string[];
            /**
             * @description Also leads that somebody has; otherwise only those of nobody and of the shared pool
             * @default false
             */
            includeAssigned?: boolean;
            /** @description Among whom; who is away and named gets leads as well */
            userIds: string[];
        };
        Share: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description How many of the leads they get */
            gets: number;
        };
        ShareOutData: {
            /** @description How many ids were sent */
            requested: number;
            /** @description How many leads are shared out; with those that stay, all that are within reach */
            shared: number;
            /** @description How many leads stay where they are, by reason */
            staying: components["schemas"]["StayingLeads"];
            /**
             * Format: uuid
             * @description What it is undone by; null where no lead has changed hands
             */
            _id: string | null;
            /** @description The people named */
            people: components["schemas"]["Share"][];
        };
        ShareOutResult: {
            message: string;
            data: components["schemas"]["ShareOutData"];
        };
        GivenBack: {
            /** @description How many leads the share-out gave to somebody */
            shared: number;
            /** @description How many of them are back where they were */
            givenBack: number;
        };
        ShareOutUndoneResult: {
            message: string;
            data: components["schemas"]["GivenBack"];
        };
        CheckPerson: {
            /** @description What is known so far */
            personalInfo: components["schemas"]["PersonalInfo"];
        };
        DuplicateCandidate: {
            lead: components["schemas"]["Lead"];
            /** @description The state the lead is in, for `otherEtag` of a merge */
            etag: string;
            /** @description `name`: a similar name in the same place; `staff`: somebody said so */
            reasons: ("phone" | "email" | "name" | "staff")[];
            /** @description Both leads give a name, and the names are not alike: perhaps a family sharing a phone */
            namesDiffer: boolean;
            state: components["schemas"]["DuplicateState"];
            /** @description Who linked or dismissed */
            decidedBy: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            decidedAt: string | null;
        };
        CheckedPersonResult: {
            /** @description Those of the most similar name first */
            data: components["schemas"]["DuplicateCandidate"][];
        };
        MergedLead: {
            /** @description As it was when it was merged */
            lead: components["schemas"]["Lead"];
            /**
             * Format: uuid
             * @description The lead it was merged into: this one, or one that was merged into it later
             */
            mergedInto: string;
            mergedBy: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            mergedAt: string;
            /** @description The newest 50, newest first; GET /leads/{id}/notes has the rest */
            notes: components["schemas"]["LeadNote"][];
            /** @description How many notes and calls it has */
            noteCount: number;
            /** @description Newest first */
            history: components["schemas"]["LeadHistory"][];
        };
        Duplicates: {
            /** @description Undecided ones first, then the newest */
            candidates: components["schemas"]["DuplicateCandidate"][];
            /** @description The newest merge first */
            merged: components["schemas"]["MergedLead"][];
        };
        DuplicatesResult: {
            data: components["schemas"]["Duplicates"];
        };
        OtherLead: {
            /**
             * Format: uuid
             * @description The other lead's id
             */
            other: string;
        };
        DecideDuplicate: {
            /**
             * Format: uuid
             * @description The other lead's id
             */
            other: string;
            /** @description `linked`: one person, two requests; `dismissed`: not the same person; `open`: not decided (again) */
            state: components["schemas"]["DuplicateState"];
        };
        MergeLeads: {
            /**
             * Format: uuid
             * @description The other lead's id
             */
            other: string;
            /** @description The values that the lead of the address takes over from the other. `details` are the fields of a type’s own group and need leads that share one. `assignedTo` includes the shared pool. `followUp` replaces the next follow-up. The open follow-ups of a lead that is open, and its possible and linked duplicates, are always taken over. Everything else stays as it is. */
            take?: ("status" | "priority" | "assignedTo" | "followUp" | "personalInfo.fullName" | "personalInfo.email" | "personalInfo.phone" | "personalInfo.city" | "personalInfo.state" | "personalInfo.address" | "personalInfo.pincode" | "personalInfo.age" | "details.message" | "details.location" | "details.investment" | "details.experience" | "details.timeline" | "details.expectations" | "details.dateOfBirth" | "details.gender" | "details.zipCode" | "details.currentBusinessName" | "details.registeredBusinessAddress" | "details.totalMonthlySales" | "details.netBusinessValue" | "details.averageSalesValue" | "details.storeSize" | "details.footfallsPerDay" | "details.totalMarketPopulation" | "details.nearestCanteenCode" | "details.ageRange" | "details.socialMediaHandles" | "details.followersCount" | "details.contentType" | "details.platformExperience" | "details.influencerExperience" | "details.brandCollaborations" | "details.contentCreationSkills" | "details.videoEditingSkills" | "details.targetAudience" | "details.contentStrategy" | "details.ruralConnection" | "details.languageSkills" | "details.motivation" | "details.timeCommitment" | "details.portfolioLinks" | "details.sampleContent" | "details.additionalInfo" | "details.education" | "details.currentRole" | "details.salesExperience" | "details.preferredDistrict" | "details.districtKnowledge" | "details.languagesKnown" | "details.vehicleOwnership" | "details.goals" | "details.availability" | "details.references" | "details.organizationName" | "details.contactPerson" | "details.partnershipType" | "details.entityTypeOther" | "details.proposalDetails" | "details.expectedOutcome" | "details.collaboration" | "details.collaborationOther" | "details.fieldAddress" | "details.areaOfField" | "details.totalAreaOfField" | "details.typeOfSoil" | "details.pastCrops" | "details.plannedNextCrop" | "details.preferredTestDate" | "details.additionalNotes")[];
            /** @description The `etag` of the other lead you last saw */
            otherEtag?: string;
        };
        BinnedPerson: {
            fullName?: string;
            phone?: string;
            email?: string;
            city?: string;
        };
        BinnedLead: {
            /** Format: uuid */
            _id: string;
            reference: string;
            type: components["schemas"]["LeadType"];
            status: components["schemas"]["LeadStatus"];
            personalInfo: components["schemas"]["BinnedPerson"];
            /** @description Whose it was when it was deleted */
            assignedTo: components["schemas"]["UserRef"] | null;
            /** @description Notes that come back with it */
            notes: number;
            /** @description Leads that were merged into it, and come back with it */
            mergedLeads: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deletedAt: string;
            /** @description Null where they have left */
            deletedBy: components["schemas"]["UserRef"] | null;
            /**
             * Format: date-time
             * @description 30 days after the deletion: from then on it is gone
             */
            keptUntil: string;
        };
        Bin: {
            data: components["schemas"]["BinnedLead"][];
            pagination: components["schemas"]["Pagination"];
        };
        BinnedIds: {
            leadIds: string[];
        };
        FollowUpResult: {
            message: string;
            data: components["schemas"]["LeadFollowUp"];
        };
        SetFollowUp: {
            /**
             * Format: date-time
             * @description The moment, where it has one; on the follow-up date in Asia/Kolkata
             */
            at?: string;
            note?: string;
            /**
             * Format: date
             * @description A day from today on (Asia/Kolkata), or null to be done with the next follow-up
             */
            on: string | null;
        };
        NotifiedLead: {
            /** Format: uuid */
            _id: string;
            /** @description 10 characters of Crockford base 32, shown as XXXXX-XXXXX */
            reference: string;
            type: components["schemas"]["LeadType"];
            name: string | null;
            /** @description City and state */
            place: string | null;
            /** @description What the visitor wrote, the first part of it */
            words: string | null;
        };
        Notification: {
            /** Format: uuid */
            _id: string;
            /**
             * @description `assigned`: the lead was given to you; `wrote_again`: it is of somebody whose open lead you have; `follow_up`: a follow-up is due; `due_soon`: the promised first contact is
             * @enum {string}
             */
            kind: "assigned" | "wrote_again" | "follow_up" | "due_soon";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null while it is unread
             */
            readAt: string | null;
            /** @description Who did it; null for a rule, a visitor or the time */
            by: components["schemas"]["UserRef"] | null;
            lead: components["schemas"]["NotifiedLead"];
        };
        NotificationList: {
            data: components["schemas"]["Notification"][];
            /** @description How many of all of them are unread */
            unread: number;
            pagination: components["schemas"]["Pagination"];
        };
        MarkRead: {
            /** @description Which notifications you have read */
            ids?: string[];
            /** @description Everything there is, whatever `ids` says */
            all?: boolean;
        };
        NotificationSettings: {
            assignedMail: boolean;
            watchedTypes: components["schemas"]["LeadType"][];
            digestMail: boolean;
            push: boolean;
            /** @description Whether this server sends mails at all */
            mailAvailable: boolean;
            /** @description The key (VAPID) under which a browser subscribes; null where nothing is pushed */
            pushKey: string | null;
        };
        NotificationSettingsResult: {
            data: components["schemas"]["NotificationSettings"];
        };
        ChangeNotificationSettings: {
            /** @description A mail for every lead that is given to you */
            assignedMail?: boolean;
            /** @description New leads of these types are told to you while nobody has them, as far as you may see them */
            watchedTypes?: components["schemas"]["LeadType"][];
            /** @description A mail at 8:00 on working mornings when leads of yours are due */
            digestMail?: boolean;
            /** @description Whether the devices that you have set up are notified */
            push?: boolean;
        };
        AddPushDevice: {
            /** @description The address that the browser’s push service gave to it */
            endpoint: string;
            /** @description Public key: 65 bytes, base64url */
            p256dh: string;
            /** @description Secret: 16 bytes, base64url */
            auth: string;
        };
        RemovePushDevice: {
            /** @description The address that the browser’s push service gave to it */
            endpoint: string;
        };
        ReportMeasures: {
            /** @description All of them */
            leads: number;
            /** @description With a first response: another status than `new`, or a call */
            contacted: number;
            /** @description Now `qualified` or `converted` */
            qualified: number;
            /** @description Now `converted` */
            converted: number;
            /** @description Now `closed` */
            closed: number;
            /** @description Now `rejected` */
            rejected: number;
            /** @description First response within the promise */
            kept: number;
            /** @description First response later than promised */
            missed: number;
            /** @description No response, and the promised time is over */
            overdue: number;
        };
        DailyReportRow: {
            /**
             * Format: date
             * @description The day in Asia/Kolkata
             */
            day: string;
            type: components["schemas"]["LeadType"];
            /** @description How many came */
            leads: number;
        };
        DailyReport: {
            data: components["schemas"]["DailyReportRow"][];
        };
        TypeReportRow: components["schemas"]["ReportMeasures"] & {
            type: components["schemas"]["LeadType"];
        };
        TypeReport: {
            data: components["schemas"]["TypeReportRow"][];
        };
        PromiseReportRow: {
            /** @description Null for all types together */
            type: components["schemas"]["LeadType"] | null;
            /** @description To whom a first contact was promised */
            promised: number;
            /** @description First response within the promise */
            kept: number;
            /** @description First response later than promised */
            missed: number;
            /** @description No response, and the promised time is over */
            overdue: number;
            /** @description No response, and still in time */
            waiting: number;
            /** @description Half of the first responses came within this time, nights and Sundays counted; from two hours on in steps of 15 */
            medianMinutes: number | null;
            /** @description One first response in ten took longer than this (90th percentile) */
            p90Minutes: number | null;
            /**
             * @deprecated
             * @description Former name of `p90Minutes`, with the same value
             */
            slowestTenthMinutes: number | null;
        };
        PromiseReport: {
            data: components["schemas"]["PromiseReportRow"][];
        };
        SourceReportRow: components["schemas"]["ReportMeasures"] & {
            /** @description utm_source of the first visit */
            source: string | null;
            /** @description utm_campaign */
            campaign: string | null;
            /** @description The row of all that are not among the 200 largest */
            isRest: boolean;
        };
        SourceReport: {
            data: components["schemas"]["SourceReportRow"][];
        };
        AssigneeReportRow: components["schemas"]["ReportMeasures"] & {
            /** @description Null: nobody */
            assignee: components["schemas"]["UserRef"] | null;
            /** @description The row of the leads in the shared pool, which nobody has either */
            inPool: boolean;
        };
        AssigneeReport: {
            data: components["schemas"]["AssigneeReportRow"][];
        };
        StateReportRow: components["schemas"]["ReportMeasures"] & {
            /** @description ISO 3166-2:IN without `IN-`; null where no state was given, or none that is known */
            code: components["schemas"]["IndianState"] | null;
            name: string | null;
        };
        StateReport: {
            data: components["schemas"]["StateReportRow"][];
        };
        ReasonReportRow: {
            /** @enum {string} */
            status: "closed" | "rejected";
            /** @description Null where nobody gave one */
            reason: components["schemas"]["CloseReason"] | null;
            /** @description How many leads */
            leads: number;
        };
        ReasonReport: {
            data: components["schemas"]["ReasonReportRow"][];
        };
        KeptPromises: {
            /** @description Promises that were kept */
            kept: number;
            /** @description Promises that were kept, missed or are overdue */
            settled: number;
        };
        OldestWaiting: {
            /**
             * Format: uuid
             * @description The lead's id
             */
            lead: string;
            /**
             * Format: date-time
             * @description When it came
             */
            since: string;
        };
        TeamReportRow: {
            /** @description Null for the leads of nobody and of the pool */
            user: components["schemas"]["UserRef"] | null;
            /** @description The row of the leads that anybody may take */
            inPool: boolean;
            /** @description False for somebody who can no longer sign in */
            isActive: boolean;
            /** @description Leads that are new, contacted or qualified */
            open: number;
            /** @description Leads whose promised first contact is late */
            overdue: number;
            /** @description Leads with a follow-up for today or left over */
            followUpsDue: number;
            /** @description Leads about which they logged a call yesterday (Asia/Kolkata), whoever has them */
            calledYesterday: number;
            /** @description Leads that came in the last 7 days */
            last7Days: components["schemas"]["KeptPromises"];
            /** @description Leads that came in the 7 days before */
            sevenDaysBefore: components["schemas"]["KeptPromises"];
            /** @description The lead that waits longest for a promised first contact */
            oldestWaiting: components["schemas"]["OldestWaiting"] | null;
        };
        TeamReport: {
            data: components["schemas"]["TeamReportRow"][];
        };
        ActivityActor: {
            /** Format: uuid */
            _id: string;
            /** @description Null once it is erased */
            name: string | null;
        };
        ActivitySubject: {
            /** @description `lead`, `user`, `export` or `report` */
            type: string;
            /** Format: uuid */
            _id: string | null;
            /** @description The lead's reference or the user's name; null where it is gone */
            label: string | null;
            /** @description The lead's name as it is now; null once it is erased */
            name: string | null;
        };
        Activity: {
            _id: string;
            /** Format: date-time */
            at: string;
            action: string;
            actor: components["schemas"]["ActivityActor"];
            subject: components["schemas"]["ActivitySubject"] | null;
            /** @description From which network address */
            address: string | null;
            /** @description What the audit trail says of it: filters and rows of an export, names of changed fields, repeats */
            details: {
                [key: string]: unknown;
            };
            /** @description What was searched for; null once it is erased */
            search: string | null;
        };
        ActivityPage: {
            data: components["schemas"]["Activity"][];
            /** @description Where to read on; null at the end */
            nextCursor: string | null;
        };
        ExportBody: {
            /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes */
            search?: string;
            /** @description Calendar days in Asia/Kolkata */
            dateRange?: components["schemas"]["DateRange"];
            /** @description First day (Asia/Kolkata) or moment */
            dateFrom?: string;
            /** @description Last day (Asia/Kolkata, inclusive) or moment */
            dateTo?: string;
            /**
             * @description Only leads assigned to nobody and not in the shared pool
             * @default false
             */
            unassigned?: boolean;
            /**
             * @description Only leads of the shared pool
             * @default false
             */
            pool?: boolean;
            /** @description A user's id, or `me` */
            assignedTo?: string;
            /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
            promise?: components["schemas"]["PromiseFilter"];
            /**
             * @description Only leads with another status than new, or a logged call
             * @default false
             */
            contacted?: boolean;
            /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata */
            calledYesterday?: string;
            /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
            followUp?: components["schemas"]["FollowUpFilter"];
            /**
             * @description Open leads that somebody has responded to and for which nothing is planned
             * @enum {string}
             */
            nextStep?: "none";
            /**
             * @description Leads that may be of the same person as another one you may see, and about which nobody has decided
             * @enum {string}
             */
            duplicates?: "open";
            /** @description Only leads of these types */
            type?: components["schemas"]["LeadType"][];
            /** @description Only leads with one of these statuses */
            status?: components["schemas"]["LeadStatus"][];
            /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
            closeReason?: (components["schemas"]["CloseReason"] | "none")[];
            /** @description Only leads with one of these priorities */
            priority?: components["schemas"]["LeadPriority"][];
            /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
            state?: (components["schemas"]["IndianState"] | "none")[];
            /** @description Only leads with this utm_source; `(none)` for those without one */
            source?: string;
            /** @description Only leads with this utm_campaign; `(none)` for those without one */
            campaign?: string;
            /**
             * @description Suspected spam instead of leads
             * @default false
             */
            quarantined?: boolean;
            /**
             * @description `dueAt`: open promises by their due time, then the rest; `work`: due follow-ups, open promises, later follow-ups, the rest newest first, what is done last. Ascending is the most urgent first
             * @default createdAt
             */
            sortBy?: components["schemas"]["LeadSortField"];
            /**
             * @description Ascending or descending
             * @default desc
             */
            sortOrder?: components["schemas"]["SortOrder"];
            /**
             * @description `csv`: a table for spreadsheets. `ndjson`: one JSON object a line, for programs: the lead as `GET /leads` returns it, with all its notes, whole
             * @default csv
             */
            format?: components["schemas"]["ExportFormat"];
            /**
             * @description For CSV only. `labels`: as people read them, times in Asia/Kolkata. `codes`: headers, values and times as this API has them, for programs: no apostrophe protects a spreadsheet
             * @default labels
             */
            values?: components["schemas"]["ExportValues"];
            /** @description Only these leads */
            leadIds?: string[];
        };
        UserList: {
            data: components["schemas"]["User"][];
            pagination: components["schemas"]["Pagination"];
        };
        GrantableLeadTypes: {
            /** @description Lead type -> its label, description and the presets that turn it on */
            definitions: {
                [key: string]: {
                    label: string;
                    description: string;
                    presets: ("manager" | "sales" | "hr" | "default")[];
                };
            };
        };
        GrantableLeadTypesResult: {
            data: components["schemas"]["GrantableLeadTypes"];
        };
        OpenLeadsOfType: {
            _id: components["schemas"]["LeadType"];
            /** @description Their open leads of the type */
            count: number;
        };
        OpenLeads: {
            /** @description Their open leads (new, contacted, qualified) */
            open: number;
            byType: components["schemas"]["OpenLeadsOfType"][];
        };
        OpenLeadsResult: {
            data: components["schemas"]["OpenLeads"];
        };
        CreateUser: {
            /** @description Name; must contain a letter or digit */
            name: string;
            /** Format: email */
            email: string;
            /**
             * Format: password
             * @description Password: none of the commonest, not made of the email, the name or the company
             */
            password: string;
            /** @description agent when left out; sets the rights that are left out */
            role?: components["schemas"]["Role"];
            /** @description Permissions. Left out, the role sets them; where some are named, those that are not are false */
            permissions?: components["schemas"]["Permissions"];
            /** @description Lead type access. Left out, the role sets them; where some are named, those that are not are false */
            leadTypeAccess?: components["schemas"]["LeadTypeAccess"];
        };
        LeadsChoice: {
            /**
             * @description `rules`: assigned anew by the rules; `pool`: into the shared pool; `user`: to the one that userId names. What cannot go there becomes unassigned
             * @enum {string}
             */
            to: "rules" | "pool" | "user";
            /**
             * Format: uuid
             * @description Who gets them, with `user`
             */
            userId?: string;
        };
        UpdateUser: {
            /** @description Name, with a letter or a digit */
            name?: string;
            /** Format: email */
            email?: string;
            role?: components["schemas"]["Role"];
            /** @description Permissions. Those that are not named stay as they are */
            permissions?: components["schemas"]["Permissions"];
            /** @description Lead type access. Those that are not named stay as they are */
            leadTypeAccess?: components["schemas"]["LeadTypeAccess"];
            /**
             * Format: password
             * @description The caller's own password, needed where the sign-in is older than 15 minutes
             */
            currentPassword?: string;
            /** @description Where the open leads go that the user can no longer have. Needs canViewAllLeads and canEditAllLeads. Left out, they become unassigned. */
            leads?: components["schemas"]["LeadsChoice"];
        };
        SetLeadAccess: {
            /** @description Lead type access. Those that are not named stay as they are */
            leadTypeAccess: components["schemas"]["LeadTypeAccess"];
            /** @description Where the open leads go that the user can no longer have. Needs canViewAllLeads and canEditAllLeads. Left out, they become unassigned. */
            leads?: components["schemas"]["LeadsChoice"];
        };
        Leave: {
            /** @description Where the open leads go that the user can no longer have. Needs canViewAllLeads and canEditAllLeads. Left out, they become unassigned. */
            leads?: components["schemas"]["LeadsChoice"];
        };
        ResetPassword: {
            /**
             * Format: password
             * @description New password: none of the commonest, not made of the email, the name or the company
             */
            newPassword: string;
            /**
             * Format: password
             * @description The caller's own password, needed where the sign-in is older than 15 minutes
             */
            currentPassword?: string;
        };
        MessageTemplate: {
            /** Format: uuid */
            _id: string;
            channel: components["schemas"]["MessageChannel"];
            /** @description Null: for leads of every type */
            leadType: components["schemas"]["LeadType"] | null;
            language: components["schemas"]["Language"];
            name: string;
            /** @description Of a mail */
            subject: string | null;
            body: string;
            /** Format: date-time */
            updatedAt: string;
        };
        MessageTemplateList: {
            data: components["schemas"]["MessageTemplate"][];
        };
        WriteTemplate: {
            channel: components["schemas"]["MessageChannel"];
            /** @description Left out: for leads of every type */
            leadType?: components["schemas"]["LeadType"];
            language: components["schemas"]["Language"];
            /** @description Name; must contain a letter or digit */
            name: string;
            /** @description Of a mail, which needs one; can hold {name}, {reference}, {promise}, {type}, {staffName} */
            subject?: string;
            /** @description Can hold {name}, {reference}, {promise}, {type}, {staffName} */
            body: string;
        };
        MessageTemplateResult: {
            data: components["schemas"]["MessageTemplate"];
        };
        SavedView: {
            /** Format: uuid */
            _id: string;
            name: string;
            query: string;
            /** @description Whether everybody sees it */
            shared: boolean;
            /** @description Whose it is; null for a shared one that its owner has left */
            owner: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SavedViewList: {
            data: components["schemas"]["SavedView"][];
        };
        CreateView: {
            name: string;
            /** @description The query of the view's address, without the question mark */
            query: string;
            /** @description Everybody sees it; needs canEditAllLeads */
            shared?: boolean;
        };
        SavedViewResult: {
            data: components["schemas"]["SavedView"];
        };
        ViewSettings: {
            /** @description With what your dashboard opens; null for all leads */
            defaultView: components["schemas"]["SavedView"] | null;
            /** @description Those that a view brings along come before them */
            columns: components["schemas"]["ListColumn"][];
        };
        ViewSettingsResult: {
            data: components["schemas"]["ViewSettings"];
        };
        ChangeViewSettings: {
            /**
             * Format: uuid
             * @description A view that you see, or null for all leads
             */
            defaultView?: string | null;
            /** @description The columns of your list besides the contact and the actions; an empty list shows only those */
            columns?: components["schemas"]["ListColumn"][];
        };
        UpdateView: {
            name?: string;
            /** @description The query of the view's address, without the question mark */
            query?: string;
            /** @description Everybody sees it; needs canEditAllLeads */
            shared?: boolean;
        };
        Health: {
            status: string;
        };
        ReportClientError: {
            /** @description Kind and message of the error; the log keeps at most 300 characters, without quoted text and digits */
            message: string;
            /** @description Which part of the page failed */
            component?: string;
            /** @description The pattern of the page’s address, never the address itself */
            route?: string;
            /** @description Where in our own files, the innermost place first: `assets/<file>.js:<line>:<column>` */
            stack?: string[];
            /** @description Which build the page is of: the file name of its entry script */
            build?: string;
            /** @description The language of the page */
            language?: components["schemas"]["Language"];
        };
        CreateLead: components["schemas"]["ContactSubmission"] | components["schemas"]["FranchiseSubmission"] | components["schemas"]["QuickContactSubmission"] | components["schemas"]["NewsletterSubmission"] | components["schemas"]["KisanSarthiSubmission"] | components["schemas"]["BDOApplicationSubmission"] | components["schemas"]["DDOApplicationSubmission"] | components["schemas"]["PartnerSubmission"] | components["schemas"]["PartnershipSubmission"] | components["schemas"]["KisanCanteenSubmission"] | components["schemas"]["KisanCanteenEnquirySubmission"] | components["schemas"]["KisanMandiSubmission"] | components["schemas"]["SoilTestingSubmission"];
        AddLead: components["schemas"]["AddLeadFields"] & (components["schemas"]["ContactFields"] | components["schemas"]["FranchiseFields"] | components["schemas"]["QuickContactFields"] | components["schemas"]["NewsletterFields"] | components["schemas"]["KisanSarthiFields"] | components["schemas"]["BDOApplicationFields"] | components["schemas"]["DDOApplicationFields"] | components["schemas"]["PartnerFields"] | components["schemas"]["PartnershipFields"] | components["schemas"]["KisanCanteenFields"] | components["schemas"]["KisanCanteenEnquiryFields"] | components["schemas"]["KisanMandiFields"] | components["schemas"]["SoilTestingFields"]);
        SubmissionFields: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field that people never see: leave it out */
            leaveEmpty?: string;
            /** @description The name of `leaveEmpty` on earlier pages: leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it. Leave it out if you do not show a form: time is not judged then */
            elapsedMs?: number;
        };
        AddLeadFields: {
            /**
             * Format: uuid
             * @description A user's id, or null for nobody
             */
            assignedTo?: string | null;
            /** @description Personal information */
            personalInfo: components["schemas"]["PersonalInfo"];
            source: components["schemas"]["StaffSource"];
        };
        LeadFields: {
            /** Format: uuid */
            _id: string;
            /** @description 10 characters of Crockford base 32, shown as XXXXX-XXXXX */
            reference: string;
            status: components["schemas"]["LeadStatus"];
            /** Format: date-time */
            createdAt: string;
            priority: components["schemas"]["LeadPriority"];
            /** @description Why the lead was closed or rejected, where somebody said so */
            closeReason: components["schemas"]["CloseReason"] | null;
            personalInfo: components["schemas"]["PersonalInfo"];
            /** @description The phone in E.164 form */
            phoneE164: string | null;
            /** @description The phone number looks wrong */
            phoneDoubtful: boolean;
            /**
             * @description Kind of line; `other` is toll-free, for instance. Null if unknown
             * @enum {string|null}
             */
            phoneKind: "mobile" | "landline" | "other" | null;
            assignedTo: components["schemas"]["UserRef"] | null;
            /** @description In the shared pool: nobody has it, and who may take from the pool sees it */
            inPool: boolean;
            /** @description Suspected spam */
            quarantined: boolean;
            /** @description Why the lead may be spam. A lead with reasons that is not quarantined is listed and counted like any other. Empty for suspected spam from before reasons were kept */
            spamReasons: ("hidden_field" | "old_hidden_field" | "instant" | "too_fast" | "link_as_name" | "links" | "link" | "markup" | "advertising" | "same_text" | "gibberish")[];
            /**
             * Format: date-time
             * @description Since when the lead is a row without a person: its personal data was erased, and nothing of it changes any more
             */
            erasedAt: string | null;
            promise: components["schemas"]["LeadPromise"];
            /** @description The next one that is open */
            followUp: components["schemas"]["FollowUp"] | null;
            /**
             * @description `first_contact`: the promise waits; `none`: somebody has responded, and nothing is planned; null for a lead that is not open, or was promised nothing and never answered
             * @enum {string|null}
             */
            nextStep: "first_contact" | "follow_up" | "none" | null;
            /** Format: date-time */
            updatedAt: string;
        };
        ListedLeadFields: {
            /** @description How many other leads may be of the same person, of those you may see and undecided ones */
            possibleDuplicates: number;
            /** @description Leads merged into it that you may see. A search finds it by their texts too */
            mergedLeads: components["schemas"]["MergedLeadRef"][];
            /**
             * Format: date-time
             * @description When anything of it changed last, its notes and history included
             */
            activityAt: string;
            /** @description The state it is in, for If-Match; the ETag of the lead itself */
            etag: string;
            /** @description Page and campaign (utm) that it came through */
            source: components["schemas"]["LeadOrigin"] | null;
            consent: components["schemas"]["LeadConsent"] | null;
            /** @description In a list only with `include=notes`: the newest 50, newest first */
            notes?: components["schemas"]["LeadNote"][];
        };
        LeadDetailFields: {
            contactForm?: components["schemas"]["ContactForm"];
            franchiseInfo?: components["schemas"]["FranchiseInfo"];
            sarthiInfo?: components["schemas"]["SarthiInfo"];
            bdoInfo?: components["schemas"]["BdoInfo"];
            ddoInfo?: components["schemas"]["DdoInfo"];
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
            info?: components["schemas"]["Info"];
            soilTestingInfo?: components["schemas"]["SoilTestingInfo"];
            /** @description The newest 50, newest first; GET /leads/{id}/notes has the rest */
            notes: components["schemas"]["LeadNote"][];
            /**
             * Format: uuid
             * @description The lead that this one was merged into; it is in no list then and cannot be changed
             */
            mergedInto: string | null;
            /** @description The type it came as, where that was corrected since */
            originalType: components["schemas"]["LeadType"] | null;
            /** @description What it said in fields of types that it has no more, from corrections of its type */
            formerInfo: components["schemas"]["FormerInfo"][];
            /** @description Open ones first, in the order of their time; then the done ones, the latest first */
            followUps: components["schemas"]["LeadFollowUp"][];
            /** @description How many notes and calls it has */
            noteCount: number;
            /** @description How many of them are calls */
            callCount: number;
            /** @description Newest first */
            history: components["schemas"]["LeadHistory"][];
        };
        /** @description A message from the contact page */
        ContactFields: {
            /** @enum {string} */
            type: "contact";
            contactForm?: components["schemas"]["ContactForm"];
        };
        /** @description A franchise inquiry from the contact page */
        FranchiseFields: {
            /** @enum {string} */
            type: "franchise";
            franchiseInfo?: components["schemas"]["FranchiseInfo"];
        };
        /** @description A call-back asked for with the short form */
        QuickContactFields: {
            /** @enum {string} */
            type: "quick_contact";
            contactForm?: components["schemas"]["ContactForm"];
        };
        /** @description A subscription to the newsletter */
        NewsletterFields: {
            /** @enum {string} */
            type: "newsletter";
        };
        /** @description An application to become a village representative */
        KisanSarthiFields: {
            /** @enum {string} */
            type: "sarthi";
            sarthiInfo?: components["schemas"]["SarthiInfo"];
        };
        /** @description An application to the Digital Opportunity Campaign (influencer partner) */
        BDOApplicationFields: {
            /** @enum {string} */
            type: "bdo_application";
            bdoInfo?: components["schemas"]["BdoInfo"];
        };
        /** @description An application to become a District Development Officer */
        DDOApplicationFields: {
            /** @enum {string} */
            type: "ddo_application";
            ddoInfo?: components["schemas"]["DdoInfo"];
        };
        /** @description A partner application from the site */
        PartnerFields: {
            /** @enum {string} */
            type: "partner";
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
        };
        /** @description A partnership recorded by the back office */
        PartnershipFields: {
            /** @enum {string} */
            type: "partnership";
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
        };
        /** @description A franchise quote for a Kisan Canteen outlet */
        KisanCanteenFields: {
            /** @enum {string} */
            type: "kisan_canteen";
            info?: components["schemas"]["Info"];
        };
        /** @description A short enquiry about a Kisan Canteen outlet */
        KisanCanteenEnquiryFields: {
            /** @enum {string} */
            type: "kisan_canteen_enquiry";
            info?: components["schemas"]["Info"];
        };
        /** @description An enquiry about Kisan Mandi */
        KisanMandiFields: {
            /** @enum {string} */
            type: "kisan_mandi";
            info?: components["schemas"]["Info"];
        };
        /** @description A request for a soil test in the field */
        SoilTestingFields: {
            /** @enum {string} */
            type: "soil_testing";
            soilTestingInfo?: components["schemas"]["SoilTestingInfo"];
        };
        ContactLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["ContactFields"], "contactForm"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact";
        };
        FranchiseLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["FranchiseFields"], "franchiseInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "franchise";
        };
        QuickContactLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["QuickContactFields"], "contactForm"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quick_contact";
        };
        NewsletterLead: components["schemas"]["LeadFields"] & components["schemas"]["NewsletterFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "newsletter";
        };
        KisanSarthiLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["KisanSarthiFields"], "sarthiInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sarthi";
        };
        BDOApplicationLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["BDOApplicationFields"], "bdoInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bdo_application";
        };
        DDOApplicationLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["DDOApplicationFields"], "ddoInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ddo_application";
        };
        PartnerLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["PartnerFields"], "partnershipInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partner";
        };
        PartnershipLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["PartnershipFields"], "partnershipInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partnership";
        };
        KisanCanteenLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["KisanCanteenFields"], "info"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen";
        };
        KisanCanteenEnquiryLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["KisanCanteenEnquiryFields"], "info"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen_enquiry";
        };
        KisanMandiLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["KisanMandiFields"], "info"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_mandi";
        };
        SoilTestingLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["SoilTestingFields"], "soilTestingInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "soil_testing";
        };
        ContactSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["ContactFields"], "contactForm"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email">;
            contactForm: WithRequired<components["schemas"]["ContactForm"], "message">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact";
        };
        FranchiseSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["FranchiseFields"], "franchiseInfo"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            franchiseInfo: WithRequired<components["schemas"]["FranchiseInfo"], "location" | "investment" | "experience" | "timeline" | "expectations">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "franchise";
        };
        QuickContactSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["QuickContactFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            contactForm?: components["schemas"]["ContactForm"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quick_contact";
        };
        NewsletterSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["NewsletterFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "email">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "newsletter";
        };
        KisanSarthiSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["KisanSarthiFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            sarthiInfo?: components["schemas"]["SarthiInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sarthi";
        };
        BDOApplicationSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["BDOApplicationFields"], "bdoInfo"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone" | "city" | "state" | "age">;
            bdoInfo: WithRequired<components["schemas"]["BdoInfo"], "socialMediaHandles" | "followersCount" | "contentType" | "platformExperience" | "influencerExperience" | "brandCollaborations" | "contentCreationSkills" | "videoEditingSkills" | "targetAudience" | "contentStrategy" | "ruralConnection" | "languageSkills" | "motivation" | "timeCommitment" | "expectations">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bdo_application";
        };
        DDOApplicationSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["DDOApplicationFields"], "ddoInfo"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone" | "city" | "address">;
            ddoInfo: WithRequired<components["schemas"]["DdoInfo"], "education" | "experience" | "salesExperience" | "preferredDistrict" | "districtKnowledge" | "languagesKnown" | "vehicleOwnership" | "motivation" | "goals" | "availability">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ddo_application";
        };
        PartnerSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["PartnerFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partner";
        };
        PartnershipSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["PartnershipFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partnership";
        };
        KisanCanteenSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["KisanCanteenFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            info?: components["schemas"]["Info"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen";
        };
        KisanCanteenEnquirySubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["KisanCanteenEnquiryFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            info?: components["schemas"]["Info"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen_enquiry";
        };
        KisanMandiSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["KisanMandiFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            info?: components["schemas"]["Info"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_mandi";
        };
        SoilTestingSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["SoilTestingFields"], "soilTestingInfo"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "phone">;
            soilTestingInfo: WithRequired<components["schemas"]["SoilTestingInfo"], "fieldAddress" | "areaOfField" | "totalAreaOfField">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "soil_testing";
        };
        /** @enum {string} */
        CallOutcome: "reached" | "no_answer" | "busy" | "wrong_number" | "call_back";
        /** @enum {string} */
        CloseReason: "served" | "not_reached" | "not_interested" | "no_budget" | "bought_elsewhere" | "out_of_area" | "duplicate" | "other" | "not_suitable" | "wrong_number" | "test_or_spam";
        /** @enum {string} */
        DateRange: "today" | "yesterday" | "thisweek" | "lastweek" | "last7days" | "thismonth" | "lastmonth" | "last30days" | "last90days" | "custom";
        /** @enum {string} */
        DuplicateState: "open" | "linked" | "dismissed";
        /** @enum {string} */
        ExportFormat: "csv" | "ndjson";
        /** @enum {string} */
        ExportValues: "labels" | "codes";
        /** @enum {string} */
        FollowUpFilter: "due" | "today" | "upcoming";
        /** @enum {string} */
        IndianState: "AP" | "AR" | "AS" | "BR" | "CG" | "GA" | "GJ" | "HR" | "HP" | "JH" | "KA" | "KL" | "MP" | "MH" | "MN" | "ML" | "MZ" | "NL" | "OD" | "PB" | "RJ" | "SK" | "TN" | "TS" | "TR" | "UP" | "UK" | "WB" | "AN" | "CH" | "DH" | "DL" | "JK" | "LA" | "LD" | "PY";
        /** @enum {string} */
        Language: "en" | "hi";
        /** @enum {string} */
        LeadPriority: "low" | "medium" | "high" | "urgent";
        /** @enum {string} */
        LeadSortField: "personalInfo.fullName" | "type" | "status" | "createdAt" | "priority" | "updatedAt" | "dueAt" | "work";
        /** @enum {string} */
        LeadStatus: "new" | "contacted" | "qualified" | "converted" | "closed" | "rejected";
        /** @enum {string} */
        LeadType: "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing";
        /** @enum {string} */
        ListColumn: "type" | "status" | "priority" | "promise" | "assignedTo" | "place" | "createdAt" | "updatedAt";
        /** @enum {string} */
        MessageChannel: "mail" | "whatsapp";
        /** @enum {string} */
        PromiseFilter: "due_soon" | "overdue" | "kept" | "missed" | "waiting" | "promised";
        /** @enum {string} */
        PromiseState: "none" | "waiting" | "due_soon" | "overdue" | "kept" | "missed";
        /** @enum {string} */
        Role: "agent" | "manager" | "admin";
        /** @enum {string} */
        RuleKind: "round_robin" | "fixed" | "pool";
        /** @enum {string} */
        SortOrder: "asc" | "desc";
        /** @enum {string} */
        StaffSourceKind: "call" | "walk_in" | "mela" | "other";
    };
    responses: {
        /** @description The assignee is not an active user */
        AssigneeNotActive: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The assignee is inactive or may not see this type */
        AssigneeNotPossible: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        BulkResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkResult"];
            };
        };
        /** @description OK */
        BulkResultOrReplayedCall: {
            headers: {
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkResult"] | components["schemas"]["ReplayedCall"];
            };
        };
        /** @description OK */
        BulkUpdateResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkUpdateResult"];
            };
        };
        /** @description The server is overloaded (see Retry-After), or the database is unavailable (see Retry-After) */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canBulkActions, or the generated first password is not changed yet, or the caller lacks canDeleteLeads */
        CanBulkActionsMissingOrCanDeleteLeadsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canBulkActions, or the generated first password is not changed yet, or the caller lacks canEditAllLeads */
        CanBulkActionsMissingOrCanEditAllLeadsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canBulkActions, or the generated first password is not changed yet, or it assigns, and the caller lacks canEditAllLeads */
        CanBulkActionsMissingOrCanEditAllLeadsMissingIfItAssigns: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canDeleteLeads, or the generated first password is not changed yet */
        CanDeleteLeadsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canEditAllLeads, or the generated first password is not changed yet */
        CanEditAllLeadsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canEditAllLeads, or the generated first password is not changed yet, or the template is for a lead type that the caller may not see, or for all types and the caller may not see all */
        CanEditAllLeadsMissingOrTemplateTypeOutOfReach: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canExportData, or the generated first password is not changed yet */
        CanExportDataMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canManageAssignment, or the generated first password is not changed yet */
        CanManageAssignmentMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
        CanManageUsersMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canManageUsers, or the generated first password is not changed yet, or it says where leads go, and the caller lacks canEditAllLeads, or it says where leads go, and the caller lacks canViewAllLeads */
        CanManageUsersMissingOrAdminOnlyOrBeyondOwnRightsOrLeadAccessMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks canViewReports, or the generated first password is not changed yet */
        CanViewReportsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        Health: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Health"];
            };
        };
        /** @description The Idempotency-Key was used with a different body */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key was used with a different body, or the assignee is inactive or may not see this type */
        IdempotencyKeyReusedOrAssigneeNotPossible: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not valid UTF-8, or some fields must be corrected (see `errors`), or the address or its query is not valid UTF-8 */
        InvalidBody: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Some fields must be corrected (see `errors`), or the address or its query is not valid UTF-8 */
        InvalidInput: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This is the last active administrator */
        LastAdministrator: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Someone else changed the lead meanwhile */
        LeadChanged: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file. One that breaks off has no last chunk: the connection is closed. */
        LeadExport: {
            headers: {
                "Content-Disposition": components["headers"]["Content-Disposition"];
                "X-Total-Count": components["headers"]["X-Total-Count"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/x-ndjson": string;
            };
        };
        /** @description The lead was merged into another one, or the lead's personal data was erased */
        LeadMergedOrLeadErased: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The generated first password is not changed yet, or the lead is not the caller's to change */
        LeadNotChangeable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such lead, or out of the caller's sight */
        LeadNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such lead, or out of the caller's sight, or the lead has no such follow-up, or none that is open */
        LeadNotFoundOrFollowUpNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such lead, no such flag, or out of the caller's sight */
        LeadNotFoundOrNotDuplicates: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Created */
        LeadNoteResultOrReplayedCall: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeadNoteResult"] | components["schemas"]["ReplayedCall"];
            };
        };
        /** @description Who is to get the leads is inactive, missing, or the user themself */
        LeadReceiverNotPossible: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        LeadUpdatedResult: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeadUpdatedResult"];
            };
        };
        /** @description OK */
        LeadUpdatedResultOrReplayedCall: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeadUpdatedResult"] | components["schemas"]["ReplayedCall"];
            };
        };
        /** @description No token, or one that no longer holds */
        NotSignedIn: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        NotificationSettingsResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationSettingsResult"];
            };
        };
        /** @description Too many exports at once; see Retry-After */
        OwnExportsRunningOrExportsBusy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The generated first password is not changed yet */
        PasswordChangeRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More passwords wait to be checked than a second is enough for; see Retry-After, or the database is unavailable (see Retry-After) */
        PasswordsBusy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The generated first password is not changed yet, or the caller lacks canDeleteLeads and canErasePersonalData */
        PermissionMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such rule, or for a type the caller may not see */
        RuleNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An earlier call with this Idempotency-Key is still running (see Retry-After) */
        SubmissionInFlight: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or one of the two was merged into another lead, or the personal data of one of the two was erased */
        SubmissionInFlightOrEitherLeadMergedOrEitherLeadErased: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or the lead was merged into another one, or the lead's personal data was erased */
        SubmissionInFlightOrLeadMergedOrLeadErased: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or the lead was merged into another one, or the lead's personal data was erased, or as many follow-ups are open as a lead may have */
        SubmissionInFlightOrLeadMergedOrLeadErasedOrTooManyFollowUps: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such template */
        TemplateNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More than 256 KB */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries; see Retry-After */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database is unavailable (see Retry-After) */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not application/json, or Content-Type names a charset other than UTF-8, or the body is compressed (Content-Encoding) */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such user, or out of the caller's sight */
        UserNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        UserResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserResult"];
            };
        };
        /** @description No such view, or out of the caller's sight */
        ViewNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        ViewSettingsResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ViewSettingsResult"];
            };
        };
        /** @description The body is not valid UTF-8, or some fields must be corrected (see `errors`), or the address or its query is not valid UTF-8 */
        WrongPassword: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description A user's id, or `me`. For example `me` */
        AssignedTo: string;
        /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
        CalledYesterday: string;
        /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
        Campaign: string;
        /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
        CloseReason: (components["schemas"]["CloseReason"] | "none")[];
        /** @description Only leads with another status than new, or a logged call */
        Contacted: boolean;
        /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
        DateFrom: string;
        /** @description Calendar days in Asia/Kolkata */
        DateRange: components["schemas"]["DateRange"];
        /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
        DateTo: string;
        /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
        Duplicates: "open";
        /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
        FollowUp: components["schemas"]["FollowUpFilter"];
        /** @description The follow-up's id */
        FollowUpId: string;
        /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
        IdempotencyKey: string;
        /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
        IfMatch: string;
        /** @description Accepted. It changes nothing, so each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
        IgnoredIdempotencyKey: string;
        /** @description The lead's id */
        LeadId: string;
        /** @description Rows per page */
        Limit: number;
        /** @description Open leads that somebody has responded to and for which nothing is planned */
        NextStep: "none";
        /** @description Page number, from 1 */
        Page: number;
        /** @description Only leads of the shared pool */
        Pool: boolean;
        /** @description Only leads with one of these priorities */
        Priority: components["schemas"]["LeadPriority"][];
        /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
        Promise: components["schemas"]["PromiseFilter"];
        /** @description Suspected spam instead of leads */
        Quarantined: boolean;
        /** @description The rule's id */
        RuleId: string;
        /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
        Search: string;
        /** @description `dueAt`: open promises by their due time, then the rest; `work`: due follow-ups, open promises, later follow-ups, the rest newest first, what is done last. Ascending is the most urgent first */
        SortBy: components["schemas"]["LeadSortField"];
        /** @description Ascending or descending */
        SortOrder: components["schemas"]["SortOrder"];
        /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
        Source: string;
        /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
        State: (components["schemas"]["IndianState"] | "none")[];
        /** @description Only leads with one of these statuses */
        Status: components["schemas"]["LeadStatus"][];
        /** @description The template's id */
        TemplateId: string;
        /** @description Only leads of these types */
        Type: components["schemas"]["LeadType"][];
        /** @description Only leads assigned to nobody and not in the shared pool */
        Unassigned: boolean;
        /** @description The user's id */
        UserId: string;
        /** @description The view's id */
        ViewId: string;
    };
    requestBodies: never;
    headers: {
        /** @description `identity`, if the body was compressed */
        "Accept-Encoding": string;
        /** @description The name of the file */
        "Content-Disposition": string;
        /** @description State of the lead */
        ETag: string;
        /** @description Present if this answers a repeat under the same Idempotency-Key */
        "Idempotent-Replayed": "true";
        /** @description What is left of the limit, and the seconds until it is reset */
        RateLimit: string;
        /** @description The limit and its window in seconds */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before another try */
        "Retry-After": number;
        /** @description `Bearer` */
        "WWW-Authenticate": string;
        /** @description Identifies the request in the server's log */
        "X-Request-Id": string;
        /** @description How many leads the file holds */
        "X-Total-Count": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. No answer that signs somebody in is kept, so each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the browser, for its own count of tries */
                    "Set-Cookie"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            /** @description Unknown email, wrong password or inactive account */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 8 KB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            /** @description More passwords wait to be checked than a second is enough for; see Retry-After, or the server is overloaded (see Retry-After), or the database is unavailable (see Retry-After) */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Signing out twice changes nothing more, so each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            /** @description No such session of the caller */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
                /** @description `dueAt`: open promises by their due time, then the rest; `work`: due follow-ups, open promises, later follow-ups, the rest newest first, what is done last. Ascending is the most urgent first */
                sortBy?: components["parameters"]["SortBy"];
                /** @description Ascending or descending */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description `bounded`: where there are more than 10,000 leads, they may be left uncounted, which is faster for a search; `totalIsAtLeast` then says so. Up to 10,000 the total is exact. With `updatedSince` all are counted, with `cursor` none */
                count?: "exact" | "bounded";
                /** @description Only leads of which anything changed since, notes and calls too, in the order of their last change; read on with `pagination.nextCursor`. With it the answer also tells what was `removed`. For example `2026-04-22` */
                updatedSince?: string;
                /** @description The `nextCursor` of the answer before: reads on where that one ended. It holds the filters of the copy: send the same ones or none */
                cursor?: string;
                /** @description Only these leads, at most 100; not for a copy */
                ids?: string[];
                /** @description `notes`: the newest 50 notes of each lead, newest first; with it `limit` is at most 20 */
                include?: "notes"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"] | components["schemas"]["LeadCopy"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            /** @description The caller may see other leads than when the copy began, or the cursor is of an earlier version */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for every submission, the same for every try of one. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLead"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description `true` where this is the answer to an earlier try */
                    "Idempotent-Replayed"?: string;
                    /** @description How many forms the network may still send, and for how long that holds */
                    RateLimit?: string;
                    /** @description How many forms a network may send, and in which time */
                    "RateLimit-Policy"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadCreatedResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    addLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLead"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualLeadResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or the caller may not see leads of this type, or it is to go to somebody else, and the caller lacks canEditAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrAssigneeNotPossible"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BulkUpdateResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissingIfItAssigns"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AssigneeNotActive"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanDeleteLeadsMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeadsByPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanDeleteLeadsMissing"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeadsAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanDeleteLeadsMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLeadsAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BulkUpdateResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissingIfItAssigns"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AssigneeNotActive"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissing"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            404: components["responses"]["LeadNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNote"];
            };
        };
        responses: {
            201: components["responses"]["LeadNoteResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErasedOrTooManyFollowUps"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    editNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The note's id */
                noteId: string;
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditNote"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or the lead is not the caller's to change, or the note is of somebody else, or too old */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight, or the lead has no such note */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogCall"];
            };
        };
        responses: {
            201: components["responses"]["LeadNoteResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErasedOrTooManyFollowUps"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctLeadType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectLeadType"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or the lead is not the caller's to change, or the caller may not see leads of the new type */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeadTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadTypesResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLeadStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadStatsResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssignees: {
        parameters: {
            query?: {
                /** @description Only users who may see leads of this type */
                type?: components["schemas"]["LeadType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssigneeList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the copy you have, or several */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResult"];
                };
            };
            /** @description Your copy is still right */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            404: components["responses"]["LeadNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLead"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or it assigns, and the caller lacks canEditAllLeads, or the lead is not the caller's to change */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AssigneeNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanDeleteLeadsMissing"];
            404: components["responses"]["LeadNotFound"];
            /** @description The lead was merged into another one, or a lead of a type the caller may not see was merged into it */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignLead"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissing"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AssigneeNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissing"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignablePeople"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageAssignmentMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwayResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAway"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or it is about somebody else, and the caller lacks canManageAssignment */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRuleList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageAssignmentMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRule"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRuleResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The caller lacks canManageAssignment, or the generated first password is not changed yet, or the rule is for a lead type that the caller may not see */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or there is a rule for this type and state already */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The Idempotency-Key was used with a different body, or somebody named is inactive or may not see leads of the type */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    changeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule's id */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRule"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRuleResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageAssignmentMissing"];
            404: components["responses"]["RuleNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Somebody named is inactive or may not see leads of the type */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule's id */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageAssignmentMissing"];
            404: components["responses"]["RuleNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeadUpdatedResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The caller lacks canTakeFromPool, or the generated first password is not changed yet */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFound"];
            /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or somebody else has taken the lead out of the pool, or nobody has the lead, and it is not in the pool, or the lead was merged into another one, or the lead's personal data was erased */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewShareOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. It changes nothing, so each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewShareOut"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareOutPreviewResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Somebody named is inactive, or may not see leads of any type the caller may see */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    shareOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareOut"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareOutResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissing"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The Idempotency-Key was used with a different body, or somebody named is inactive, or may not see leads of any type the caller may see */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    undoShareOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The share-out's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareOutUndoneResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissing"];
            /** @description No such share-out of the caller, or it was undone, or a day has passed */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. It changes nothing, so each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPerson"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedPersonResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatesResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            404: components["responses"]["LeadNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideDuplicate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrNotDuplicates"];
            /** @description One of the two was merged into another lead, or the personal data of one of the two was erased */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    flagDuplicate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLead"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["SubmissionInFlightOrEitherLeadMergedOrEitherLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of this lead you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeLeads"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or it takes over the assignee, and the caller lacks canEditAllLeads, or the lead is not the caller's to change */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFoundOrNotDuplicates"];
            409: components["responses"]["SubmissionInFlightOrEitherLeadMergedOrEitherLeadErased"];
            /** @description Someone else changed one of the leads meanwhile */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrAssigneeNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmergeLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLead"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFound"];
            /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or not merged into this one, or changed since the merge, or the lead's personal data was erased */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBin: {
        parameters: {
            query?: {
                /** @description As in the list of leads: every word must be found. For example `Sunita` */
                search?: string;
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bin"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PermissionMissing"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromBin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BinnedIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PermissionMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreFromBin: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BinnedIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanDeleteLeadsMissing"];
            /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or a newer lead has the reference of one of these */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    emptyBin: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BulkResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanDeleteLeadsMissing"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeadUpdatedResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The caller lacks canErasePersonalData, or the generated first password is not changed yet, or the lead is not the caller's to change */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFound"];
            /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or the lead was merged into another one, or the lead's personal data was erased, or a lead of a type the caller may not see was merged into it */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpPlan"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErasedOrTooManyFollowUps"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The follow-up's id */
                followUpId: components["parameters"]["FollowUpId"];
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpPlan"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The follow-up's id */
                followUpId: components["parameters"]["FollowUpId"];
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The follow-up's id */
                followUpId: components["parameters"]["FollowUpId"];
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    followUpForCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
                /** @description The follow-up's id */
                followUpId: components["parameters"]["FollowUpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw, or several. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetFollowUp"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    followLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `id` of the last event you received */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream of events */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    markRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkRead"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationSettingsResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeNotificationSettings"];
            };
        };
        responses: {
            200: components["responses"]["NotificationSettingsResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPushDevice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePushDevice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDailyReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTypeReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPromiseReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSourceReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssigneeReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssigneeReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStateReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReasonReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReport: {
        parameters: {
            query: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
                /** @description Which report, by the end of its address */
                report: "daily" | "types" | "promises" | "sources" | "assignees" | "states" | "reasons";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeamReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description Only what this user did, by their id. For example `019a8f3e-6c1b-7d2a-9f44-2b7d5e8a1c03` */
                user?: string;
                /** @description Only acts of these kinds */
                kind?: ("exports" | "reads" | "changes" | "deletions" | "users" | "sign_ins" | "refusals")[];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only what was done to this lead or user, by its id. For example `019a8f3e-6c1b-7d2a-9f44-2b7d5e8a1c03` */
                subject?: string;
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the answer before: reads on where that one ended */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or the caller has not the role admin */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    exportLeads: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads assigned to nobody and not in the shared pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads of the shared pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads with another status than new, or a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata. For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Open leads that somebody has responded to and for which nothing is planned */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads that were closed or rejected for one of these reasons; `none`: without one */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads of these states of India, in whatever spelling they were typed; `none` for those of no known state */
                state?: components["parameters"]["State"];
                /** @description Only leads with this utm_source; `(none)` for those without one. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign; `(none)` for those without one. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of leads */
                quarantined?: components["parameters"]["Quarantined"];
                /** @description `dueAt`: open promises by their due time, then the rest; `work`: due follow-ups, open promises, later follow-ups, the rest newest first, what is done last. Ascending is the most urgent first */
                sortBy?: components["parameters"]["SortBy"];
                /** @description Ascending or descending */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description `csv`: a table for spreadsheets. `ndjson`: one JSON object a line, for programs: the lead as `GET /leads` returns it, with all its notes, whole */
                format?: components["schemas"]["ExportFormat"];
                /** @description For CSV only. `labels`: as people read them, times in Asia/Kolkata. `codes`: headers, values and times as this API has them, for programs: no apostrophe protects a spreadsheet */
                values?: components["schemas"]["ExportValues"];
                /** @description Only these leads; more fit a body (POST) */
                leadIds?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeadExport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanExportDataMissing"];
            429: components["responses"]["OwnExportsRunningOrExportsBusy"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLeadsByPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. It changes nothing, so each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportBody"];
            };
        };
        responses: {
            200: components["responses"]["LeadExport"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanExportDataMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OwnExportsRunningOrExportsBusy"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description A literal piece of the name or email. For example `sunita` */
                search?: string;
                /** @description Only users of this role */
                role?: components["schemas"]["Role"];
                /** @description Only active users, or only those who are not */
                isActive?: boolean;
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUser"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or the email is taken, or the name looks like another user's and is written in other letters */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    listGrantableLeadTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantableLeadTypesResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissing"];
            404: components["responses"]["UserNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet, or it says where leads go, and the caller lacks canEditAllLeads, or it says where leads go, and the caller lacks canViewAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            /** @description The email is taken, or the name looks like another user's and is written in other letters, or an administrator keeps every lead type, or this is the last active administrator */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeadReceiverNotPossible"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissingOrAdminOnlyOrBeyondOwnRightsOrLeadAccessMissing"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeadReceiverNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    countOpenLeads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenLeadsResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet, or the caller lacks canViewAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLeadAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetLeadAccess"];
            };
        };
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet, or it says where leads go, and the caller lacks canEditAllLeads, or it says where leads go, and the caller lacks canViewAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            /** @description An administrator keeps every lead type */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeadReceiverNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissingOrAdminOnlyOrBeyondOwnRightsOrLeadAccessMissing"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeadReceiverNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteTemplate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissingOrTemplateTypeOutOfReach"];
            /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or another template of this channel, type and language has the name */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The Idempotency-Key was used with a different body, or there are 200 templates already */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    replaceTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The template's id */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteTemplate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissingOrTemplateTypeOutOfReach"];
            404: components["responses"]["TemplateNotFound"];
            /** @description Another template of this channel, type and language has the name */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The template's id */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissingOrTemplateTypeOutOfReach"];
            404: components["responses"]["TemplateNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for every call, the same for every retry. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateView"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or it is or would be shared, and the caller lacks canEditAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An earlier call with this Idempotency-Key is still running (see Retry-After), or you have another view of this name, or another shared view has this name */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The Idempotency-Key was used with a different body, or you have 50 views already, or there are 200 shared views already */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    viewSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ViewSettingsResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeViewSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeViewSettings"];
            };
        };
        responses: {
            200: components["responses"]["ViewSettingsResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            /** @description No such view, or out of the caller's sight */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view's id */
                id: components["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateView"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or it is or would be shared, and the caller lacks canEditAllLeads, or the view is shared by somebody else */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["ViewNotFound"];
            /** @description You have another view of this name, or another shared view has this name */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There are 200 shared views already */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view's id */
                id: components["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description The generated first password is not changed yet, or somebody else shares it, and the caller lacks canEditAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["ViewNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            400: components["responses"]["InvalidInput"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            400: components["responses"]["InvalidInput"];
            /** @description This server process is shutting down, or the database is unavailable (see Retry-After) */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportClientError: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. It only adds a line to the log, so each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportClientError"];
            };
        };
        responses: {
            /** @description Written to the log */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
