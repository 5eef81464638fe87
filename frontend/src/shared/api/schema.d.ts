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
         * @description Lists may be repeated, `[]` or comma-joined. To keep a copy, start with `updatedSince`, read on with `cursor` until neither `data` nor `removed` is full, and later from the last cursor: every change shows, none twice. An erased lead shows as changed, without the person; what was deleted, merged or given to somebody else than you shows in `removed`. When your own rights change, begin anew.
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
    "/api/leads/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change status, priority or assignee of up to 1,000 leads
         * @description Leads out of your reach are left as they are, and not counted in `affected`. If-Match, which names the state of one lead, is refused (400). Assigning needs canEditAllLeads too.
         */
        put: operations["updateLeads"];
        post?: never;
        /**
         * Delete up to 1,000 leads (needs canDeleteLeads too)
         * @description Leads out of your reach are left as they are, and not counted in `affected`. If-Match, which names the state of one lead, is refused (400). So are leads that one of a type you may not see was merged into.
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
         * @description Leads out of your reach are left as they are, and not counted in `affected`. If-Match, which names the state of one lead, is refused (400). So are leads that one of a type you may not see was merged into.
         */
        post: operations["deleteLeadsByPost"];
        /**
         * Delete up to 1,000 leads (needs canDeleteLeads too)
         * @deprecated
         * @description Another name of `DELETE /api/leads/bulk`, which replaces it. Leads out of your reach are left as they are, and not counted in `affected`. If-Match, which names the state of one lead, is refused (400). So are leads that one of a type you may not see was merged into.
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
         * Change status, priority or assignee of up to 1,000 leads
         * @deprecated
         * @description Another name of `PUT /api/leads/bulk`, which replaces it. Leads out of your reach are left as they are, and not counted in `affected`. If-Match, which names the state of one lead, is refused (400). Assigning needs canEditAllLeads too.
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
         * @description Leads out of your reach are left as they are, and not counted in `affected`. If-Match, which names the state of one lead, is refused (400). Nor are leads that were not suspected.
         */
        post: operations["restoreLeads"];
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
         * @description Kept among the notes. The first call stops the promise clock, whether or not it was answered.
         */
        post: operations["logCall"];
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
         * Set the reminder of a lead, or take it away
         * @description `on: null` takes it away, with its note.
         */
        put: operations["setFollowUp"];
        post?: never;
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
         * @description For good, with its notes, and with the leads that were merged into it. To keep the row without the person, erase it instead.
         */
        delete: operations["deleteLead"];
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
        get?: never;
        put?: never;
        /**
         * Write a note on a lead
         * @description Its ETag is another one then; an If-Match with an earlier one still holds, since no value changed.
         */
        post: operations["addNote"];
        delete?: never;
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
         * Give a lead to somebody, or to nobody
         * @description The one who gets it has to be active and to see leads of its type.
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
         * @description From then on it is in lists, counts and exports like any other. One that is not suspected stays as it is.
         */
        post: operations["restoreLead"];
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
        post?: never;
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
    "/api/leads/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the leads you may see, as server-sent events
         * @description `ready`: listening from now on (sent again when something may have been missed). `leads`: the ids of leads that came into your sight (`added`: new, restored, or handed to you), `changed`, or went out of it (`removed`: deleted, or no longer yours to see); `many` instead where they are too many to name. No lead is `changed` before it is `added`. `rights`: what you may see or do has changed. `resync`: events may have been missed, load again what you show, what you may do included. `beat`: still here, every 10 seconds. Every event has an opaque `id`. Connect with the last one in `Last-Event-ID`, as a browser’s EventSource does by itself, and what you missed comes first, then `ready`; or `resync` and `ready`, where this server process does not know it: after about five minutes, a restart, or at another process. The same lead may be named twice. Each event is judged by the rights that hold when it is sent, also a missed one. `retry` is 2000. The stream ends when the session does; at most 8 at once for one user.
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
    "/api/leads/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download leads as CSV, by the filters of the list or by ids
         * @description A column for every field of every type in the selection; UTF-8 with a byte order mark, lines end in CRLF, and no cell holds what a spreadsheet would run.
         */
        get: operations["exportLeads"];
        put?: never;
        /**
         * Download leads as CSV, with the filters or a long list of ids in the body
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
         * Delete a user; their leads become unassigned, their notes stay
         * @description Without the admin role you can touch no administrator and nobody who has a permission or a lead type that you lack, and give neither.
         */
        delete: operations["deleteUser"];
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
         * @description Without the admin role you can touch no administrator and nobody who has a permission or a lead type that you lack, and give neither.
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
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your saved views, by name
         * @description Nobody sees those of others.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view
         * @description Names are unique without regard to case; at most 50 views.
         */
        post: operations["createView"];
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
         * Rename a view, or let it show something else
         * @description What is left out stays.
         */
        put: operations["updateView"];
        post?: never;
        /**
         * Delete a view
         * @description The leads it showed stay as they are.
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
         * @description 503 within a second where it does not. For load balancers: send nobody here then.
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
             * @description Stable word for clients that speak another language; see "Error codes"
             * @enum {string}
             */
            code: "required" | "invalid" | "invalid_choice" | "invalid_email" | "invalid_phone" | "too_short" | "too_long" | "unknown_key" | "taken" | "weak_password" | "underage" | "past_day" | "date_past";
        };
        Problem: {
            /** @description Always `about:blank`: `code` tells failures apart */
            type: string;
            /** @description The words of the status */
            title: string;
            /** @description The status of the answer */
            status: number;
            /** @description One plain sentence a person can act on */
            detail: string;
            /** @description The same sentence as `detail` */
            message: string;
            /**
             * @description Stable, machine-readable name of the failure; see "Error codes"
             * @enum {string}
             */
            code: "bad_request" | "invalid_input" | "too_deep" | "too_many_values" | "wrong_password" | "not_signed_in" | "sign_in_refused" | "admin_only" | "beyond_own_rights" | "grant_beyond_own" | "lead_not_changeable" | "own_password" | "own_rights" | "password_change_required" | "permission_missing" | "reauthentication_required" | "lead_not_found" | "not_duplicates" | "not_found" | "session_not_found" | "user_not_found" | "view_not_found" | "method_not_allowed" | "too_slow" | "admin_has_every_type" | "email_taken" | "last_administrator" | "lead_erased" | "lead_holds_hidden" | "lead_merged" | "merge_not_undoable" | "not_merged" | "submission_in_flight" | "view_name_taken" | "lead_changed" | "sign_in_too_large" | "too_large" | "unsupported_media_type" | "expectation_failed" | "assignee_not_possible" | "idempotency_key_reused" | "too_many_views" | "exports_busy" | "own_exports_running" | "too_many_connections" | "too_many_requests" | "headers_too_large" | "unexpected" | "busy" | "passwords_busy" | "unavailable";
            /** @description The fields to correct, at most 50 of them; twenty unknown keys are refused without a look at the rest */
            errors?: components["schemas"]["ProblemField"][];
        };
        Login: {
            /** @description Email */
            email: string;
            /**
             * Format: password
             * @description Password, as typed
             */
            password: string;
        };
        User: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description What they sign in with, unique without regard to case */
            email: string;
            /**
             * @description An admin has every permission and every lead type
             * @enum {string}
             */
            role: "agent" | "manager" | "admin";
            /** @description Whether they can sign in */
            isActive: boolean;
            /** @description There, and true, as long as the generated first password is not changed */
            mustChangePassword?: boolean;
            /** @description The flags that hold now */
            permissions: {
                /** @description Sees every lead of the types that are on, not only their own */
                canViewAllLeads: boolean;
                /** @description Changes and assigns every lead they see, not only their own */
                canEditAllLeads: boolean;
                /** @description Deletes leads */
                canDeleteLeads: boolean;
                /** @description Creates and changes staff accounts, within their own rights */
                canManageUsers: boolean;
                /** @description Sees reports */
                canViewReports: boolean;
                /** @description Downloads leads */
                canExportData: boolean;
                /** @description Acts on many leads at once, as far as they may act on one */
                canBulkActions: boolean;
                /** @description Erases what a lead says of a person */
                canErasePersonalData: boolean;
            };
            /** @description The lead types the user may see now */
            leadTypeAccess: {
                /** @description Sees leads of the type Contact */
                contact: boolean;
                /** @description Sees leads of the type Franchise */
                franchise: boolean;
                /** @description Sees leads of the type Quick Contact */
                quick_contact: boolean;
                /** @description Sees leads of the type Newsletter */
                newsletter: boolean;
                /** @description Sees leads of the type Kisan Sarthi */
                sarthi: boolean;
                /** @description Sees leads of the type BDO Application */
                bdo_application: boolean;
                /** @description Sees leads of the type DDO Application */
                ddo_application: boolean;
                /** @description Sees leads of the type Partner */
                partner: boolean;
                /** @description Sees leads of the type Partnership */
                partnership: boolean;
                /** @description Sees leads of the type Kisan Canteen */
                kisan_canteen: boolean;
                /** @description Sees leads of the type Kisan Canteen Enquiry */
                kisan_canteen_enquiry: boolean;
                /** @description Sees leads of the type Kisan Mandi */
                kisan_mandi: boolean;
                /** @description Sees leads of the type Soil Testing */
                soil_testing: boolean;
            };
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
            /** @description utm_source */
            utm_source?: string;
            /** @description utm_medium */
            utm_medium?: string;
            /** @description utm_campaign */
            utm_campaign?: string;
            /** @description utm_term */
            utm_term?: string;
            /** @description utm_content */
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
        ContactPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone?: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        ContactDetails: {
            /** @description Message */
            message: string;
        };
        ContactSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description A message from the contact page (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact";
            /** @description Personal information */
            personalInfo: components["schemas"]["ContactPerson"];
            /** @description The Contact details */
            contactForm: components["schemas"]["ContactDetails"];
        };
        FranchisePerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        FranchiseDetails: {
            /** @description Preferred location */
            location: string;
            /**
             * @description Investment capacity
             * @enum {string}
             */
            investment: "Under ₹10 Lakhs" | "₹10-25 Lakhs" | "₹25-50 Lakhs" | "Above ₹50 Lakhs";
            /** @description Business experience */
            experience: string;
            /**
             * @description Timeline
             * @enum {string}
             */
            timeline: "Immediately" | "Within 3 months" | "3-6 months" | "6-12 months" | "More than 12 months";
            /** @description Expectations */
            expectations: string;
        };
        FranchiseSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description A franchise inquiry from the contact page (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "franchise";
            /** @description Personal information */
            personalInfo: components["schemas"]["FranchisePerson"];
            /** @description The Franchise details */
            franchiseInfo: components["schemas"]["FranchiseDetails"];
        };
        QuickContactPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        QuickContactDetails: {
            /** @description Message */
            message?: string;
        };
        QuickContactSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description A call-back asked for with the short form (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quick_contact";
            /** @description Personal information */
            personalInfo: components["schemas"]["QuickContactPerson"];
            /** @description The Quick Contact details */
            contactForm?: components["schemas"]["QuickContactDetails"];
        };
        NewsletterPerson: {
            /** @description Full name, with a letter or a digit */
            fullName?: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone?: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        NewsletterSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description A subscription to the newsletter (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "newsletter";
            /** @description Personal information */
            personalInfo: components["schemas"]["NewsletterPerson"];
        };
        KisanSarthiPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        KisanSarthiDetails: {
            /**
             * Format: date
             * @description Date of birth
             */
            dateOfBirth?: string;
            /**
             * @description Gender
             * @enum {string}
             */
            gender?: "female" | "male" | "nb";
            /** @description PIN code */
            zipCode?: string;
            /** @description Current business name */
            currentBusinessName?: string;
            /** @description Registered business address */
            registeredBusinessAddress?: string;
            /** @description Total monthly sales */
            totalMonthlySales?: string;
            /** @description Net business value */
            netBusinessValue?: string;
            /** @description Average sales value */
            averageSalesValue?: string;
            /** @description Store size */
            storeSize?: string;
            /** @description Footfalls per day */
            footfallsPerDay?: string;
            /** @description Total market population */
            totalMarketPopulation?: string;
            /** @description Nearest canteen code */
            nearestCanteenCode?: string;
            /** @description Message */
            message?: string;
        };
        KisanSarthiSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description An application to become a village representative (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "sarthi";
            /** @description Personal information */
            personalInfo: components["schemas"]["KisanSarthiPerson"];
            /** @description The Kisan Sarthi details */
            sarthiInfo?: components["schemas"]["KisanSarthiDetails"];
        };
        BDOApplicationPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city: string;
            /** @description State */
            state: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age: number;
        };
        BDOApplicationDetails: {
            /**
             * @description Age range
             * @enum {string}
             */
            ageRange?: "18-25" | "26-35" | "36-45" | "46+";
            /** @description Social media handles */
            socialMediaHandles: string;
            /**
             * @description Followers
             * @enum {string}
             */
            followersCount: "1K-5K" | "5K-10K" | "10K-50K" | "50K-100K" | "100K+";
            /**
             * @description Content type
             * @enum {string}
             */
            contentType: "Educational" | "Entertainment" | "Lifestyle" | "Business" | "Agriculture" | "Rural Life" | "Mixed";
            /** @description Platform experience */
            platformExperience: string;
            /**
             * @description Influencer experience
             * @enum {string}
             */
            influencerExperience: "Beginner (0-6 months)" | "Intermediate (6 months-2 years)" | "Experienced (2-5 years)" | "Expert (5+ years)";
            /** @description Brand collaborations */
            brandCollaborations: string;
            /**
             * @description Content creation skills
             * @enum {string}
             */
            contentCreationSkills: "Basic" | "Intermediate" | "Advanced" | "Professional";
            /**
             * @description Video editing skills
             * @enum {string}
             */
            videoEditingSkills: "Basic" | "Intermediate" | "Advanced" | "Professional";
            /** @description Target audience */
            targetAudience: string;
            /** @description Content strategy */
            contentStrategy: string;
            /** @description Rural connection */
            ruralConnection: string;
            /** @description Language skills */
            languageSkills: string;
            /** @description Motivation */
            motivation: string;
            /**
             * @description Time commitment
             * @enum {string}
             */
            timeCommitment: "Part-time (10-20 hours/week)" | "Full-time (40+ hours/week)" | "Flexible (as needed)" | "Project-based";
            /** @description Expectations */
            expectations: string;
            /** @description Portfolio links */
            portfolioLinks?: string;
            /** @description Sample content */
            sampleContent?: string;
            /** @description Additional information */
            additionalInfo?: string;
        };
        BDOApplicationSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description An application to the Digital Opportunity Campaign (influencer partner) (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bdo_application";
            /** @description Personal information */
            personalInfo: components["schemas"]["BDOApplicationPerson"];
            /** @description The BDO Application details */
            bdoInfo: components["schemas"]["BDOApplicationDetails"];
        };
        DDOApplicationPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        DDOApplicationDetails: {
            /**
             * @description Education
             * @enum {string}
             */
            education: "12th Pass" | "Diploma" | "Graduate" | "Post Graduate" | "Professional Degree";
            /**
             * @description Experience
             * @enum {string}
             */
            experience: "Fresher" | "1-2 years" | "2-5 years" | "5-10 years" | "10+ years";
            /** @description Current role */
            currentRole?: string;
            /** @description Sales experience */
            salesExperience: string;
            /** @description Preferred district */
            preferredDistrict: string;
            /** @description Knowledge of the district */
            districtKnowledge: string;
            /** @description Languages known */
            languagesKnown: string;
            /**
             * @description Vehicle ownership
             * @enum {string}
             */
            vehicleOwnership: "Two Wheeler" | "Four Wheeler" | "Both" | "None (will arrange)";
            /** @description Motivation */
            motivation: string;
            /** @description Goals */
            goals: string;
            /**
             * @description Availability
             * @enum {string}
             */
            availability: "Immediately" | "Within 15 days" | "Within 1 month" | "Within 2 months";
            /** @description References */
            references?: string;
            /** @description Additional information */
            additionalInfo?: string;
        };
        DDOApplicationSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description An application to become a District Development Officer (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ddo_application";
            /** @description Personal information */
            personalInfo: components["schemas"]["DDOApplicationPerson"];
            /** @description The DDO Application details */
            ddoInfo: components["schemas"]["DDOApplicationDetails"];
        };
        PartnerPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        PartnerDetails: {
            /** @description Organisation */
            organizationName?: string;
            /** @description Contact person */
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
            /** @description Expected outcome */
            expectedOutcome?: string;
            /** @description Collaboration */
            collaboration?: ("technology" | "pilot" | "distribution" | "research" | "franchise" | "other")[];
            /** @description Other collaboration */
            collaborationOther?: string;
        };
        PartnerSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description A partner application from the site (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "partner";
            /** @description Personal information */
            personalInfo: components["schemas"]["PartnerPerson"];
            /** @description The Partner details */
            partnershipInfo?: components["schemas"]["PartnerDetails"];
        };
        PartnershipPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        PartnershipDetails: {
            /** @description Organisation */
            organizationName?: string;
            /** @description Contact person */
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
            /** @description Expected outcome */
            expectedOutcome?: string;
            /** @description Collaboration */
            collaboration?: ("technology" | "pilot" | "distribution" | "research" | "franchise" | "other")[];
            /** @description Other collaboration */
            collaborationOther?: string;
        };
        PartnershipSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description A partnership recorded by the back office (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "partnership";
            /** @description Personal information */
            personalInfo: components["schemas"]["PartnershipPerson"];
            /** @description The Partnership details */
            partnershipInfo?: components["schemas"]["PartnershipDetails"];
        };
        KisanCanteenPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        KisanCanteenDetails: {
            /** @description Location */
            location?: string;
            /** @description Investment */
            investment?: string;
            /** @description Experience */
            experience?: string;
            /** @description Message */
            message?: string;
        };
        KisanCanteenSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description A franchise quote for a Kisan Canteen outlet (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "kisan_canteen";
            /** @description Personal information */
            personalInfo: components["schemas"]["KisanCanteenPerson"];
            /** @description The Kisan Canteen details */
            info?: components["schemas"]["KisanCanteenDetails"];
        };
        KisanCanteenEnquiryPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        KisanCanteenEnquiryDetails: {
            /** @description Location */
            location?: string;
            /** @description Investment */
            investment?: string;
            /** @description Experience */
            experience?: string;
            /** @description Message */
            message?: string;
        };
        KisanCanteenEnquirySubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description A short enquiry about a Kisan Canteen outlet (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "kisan_canteen_enquiry";
            /** @description Personal information */
            personalInfo: components["schemas"]["KisanCanteenEnquiryPerson"];
            /** @description The Kisan Canteen Enquiry details */
            info?: components["schemas"]["KisanCanteenEnquiryDetails"];
        };
        KisanMandiPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        KisanMandiDetails: {
            /** @description Location */
            location?: string;
            /** @description Investment */
            investment?: string;
            /** @description Experience */
            experience?: string;
            /** @description Message */
            message?: string;
        };
        KisanMandiSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description An enquiry about Kisan Mandi (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "kisan_mandi";
            /** @description Personal information */
            personalInfo: components["schemas"]["KisanMandiPerson"];
            /** @description The Kisan Mandi details */
            info?: components["schemas"]["KisanMandiDetails"];
        };
        SoilTestingPerson: {
            /** @description Full name, with a letter or a digit */
            fullName: string;
            /**
             * Format: email
             * @description Email
             */
            email?: string;
            /** @description Phone */
            phone: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        SoilTestingDetails: {
            /** @description Field address */
            fieldAddress: string;
            /** @description Area of field */
            areaOfField: string;
            /** @description Total area of field */
            totalAreaOfField: string;
            /**
             * @description Type of soil
             * @enum {string}
             */
            typeOfSoil?: "clay" | "sandy" | "loamy" | "silty" | "peaty" | "chalky" | "mixed" | "unknown";
            /** @description Past crops */
            pastCrops?: string;
            /** @description Planned next crop */
            plannedNextCrop?: string;
            /**
             * Format: date
             * @description Preferred test date
             */
            preferredTestDate?: string;
            /** @description Additional notes */
            additionalNotes?: string;
        };
        SoilTestingSubmission: {
            /** @description Where on the site the form was */
            source?: components["schemas"]["LeadSource"];
            /** @description The notice the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A field people never see; leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it */
            elapsedMs?: number;
            /**
             * @description A request for a soil test in the field (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "soil_testing";
            /** @description Personal information */
            personalInfo: components["schemas"]["SoilTestingPerson"];
            /** @description The Soil Testing details */
            soilTestingInfo: components["schemas"]["SoilTestingDetails"];
        };
        LeadReceipt: {
            /** Format: uuid */
            _id: string;
            /** @description 10 characters of Crockford base 32, shown as XXXXX-XXXXX */
            reference: string;
            /** @enum {string} */
            type: "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing";
            /** @enum {string} */
            status: "new" | "contacted" | "qualified" | "converted" | "closed" | "rejected";
            /** Format: date-time */
            createdAt: string;
        };
        LeadCreatedResult: {
            message: string;
            data: components["schemas"]["LeadReceipt"];
        };
        LeadIds: {
            /** @description leadIds */
            leadIds: string[];
        };
        BulkCounts: {
            /** @description How many ids were sent */
            requested: number;
            /** @description How many leads that was; ids out of reach are untouched */
            affected: number;
        };
        BulkResult: {
            message: string;
            data: components["schemas"]["BulkCounts"];
        };
        LeadWork: {
            /**
             * @description Status
             * @enum {string}
             */
            status?: "new" | "contacted" | "qualified" | "converted" | "closed" | "rejected";
            /**
             * @description Priority
             * @enum {string}
             */
            priority?: "low" | "medium" | "high" | "urgent";
            /**
             * Format: uuid
             * @description A user's id, or null for nobody
             */
            assignedTo?: string | null;
        };
        BulkUpdate: {
            /** @description leadIds */
            leadIds: string[];
            updates: components["schemas"]["LeadWork"];
        };
        LogCall: {
            /**
             * @description Outcome
             * @enum {string}
             */
            outcome: "reached" | "no_answer";
            /** @description Content */
            content?: string;
        };
        UserRef: {
            /** Format: uuid */
            _id: string;
            name: string;
        };
        LeadNote: {
            /** Format: uuid */
            _id: string;
            content: string;
            /**
             * @description How the call went that this note is about; null for a plain note
             * @enum {string|null}
             */
            call: "reached" | "no_answer" | null;
            author: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            createdAt: string;
        };
        LeadNoteResult: {
            data: components["schemas"]["LeadNote"];
        };
        SetFollowUp: {
            /**
             * Format: date
             * @description A day from today on (Asia/Kolkata), or null for no reminder
             */
            on: string | null;
            /** @description Note */
            note?: string;
        };
        PersonalInfo: {
            /** @description Full name, with a letter or a digit */
            fullName?: string;
            /**
             * Format: email
             * @description Email
             */
            email?: string;
            /** @description Phone */
            phone?: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
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
            /** @enum {string} */
            state: "none" | "waiting" | "due_soon" | "overdue" | "kept" | "missed";
        };
        FollowUp: {
            /**
             * Format: date
             * @description The day in Asia/Kolkata
             */
            on: string;
            note: string | null;
        };
        ContactForm: {
            /** @description Message */
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
            /**
             * @description Timeline
             * @enum {string}
             */
            timeline?: "Immediately" | "Within 3 months" | "3-6 months" | "6-12 months" | "More than 12 months";
            /** @description Expectations */
            expectations?: string;
        };
        SarthiInfo: {
            /**
             * Format: date
             * @description Date of birth
             */
            dateOfBirth?: string;
            /**
             * @description Gender
             * @enum {string}
             */
            gender?: "female" | "male" | "nb";
            /** @description PIN code */
            zipCode?: string;
            /** @description Current business name */
            currentBusinessName?: string;
            /** @description Registered business address */
            registeredBusinessAddress?: string;
            /** @description Total monthly sales */
            totalMonthlySales?: string;
            /** @description Net business value */
            netBusinessValue?: string;
            /** @description Average sales value */
            averageSalesValue?: string;
            /** @description Store size */
            storeSize?: string;
            /** @description Footfalls per day */
            footfallsPerDay?: string;
            /** @description Total market population */
            totalMarketPopulation?: string;
            /** @description Nearest canteen code */
            nearestCanteenCode?: string;
            /** @description Message */
            message?: string;
        };
        BdoInfo: {
            /**
             * @description Age range
             * @enum {string}
             */
            ageRange?: "18-25" | "26-35" | "36-45" | "46+";
            /** @description Social media handles */
            socialMediaHandles?: string;
            /**
             * @description Followers
             * @enum {string}
             */
            followersCount?: "1K-5K" | "5K-10K" | "10K-50K" | "50K-100K" | "100K+";
            /**
             * @description Content type
             * @enum {string}
             */
            contentType?: "Educational" | "Entertainment" | "Lifestyle" | "Business" | "Agriculture" | "Rural Life" | "Mixed";
            /** @description Platform experience */
            platformExperience?: string;
            /**
             * @description Influencer experience
             * @enum {string}
             */
            influencerExperience?: "Beginner (0-6 months)" | "Intermediate (6 months-2 years)" | "Experienced (2-5 years)" | "Expert (5+ years)";
            /** @description Brand collaborations */
            brandCollaborations?: string;
            /**
             * @description Content creation skills
             * @enum {string}
             */
            contentCreationSkills?: "Basic" | "Intermediate" | "Advanced" | "Professional";
            /**
             * @description Video editing skills
             * @enum {string}
             */
            videoEditingSkills?: "Basic" | "Intermediate" | "Advanced" | "Professional";
            /** @description Target audience */
            targetAudience?: string;
            /** @description Content strategy */
            contentStrategy?: string;
            /** @description Rural connection */
            ruralConnection?: string;
            /** @description Language skills */
            languageSkills?: string;
            /** @description Motivation */
            motivation?: string;
            /**
             * @description Time commitment
             * @enum {string}
             */
            timeCommitment?: "Part-time (10-20 hours/week)" | "Full-time (40+ hours/week)" | "Flexible (as needed)" | "Project-based";
            /** @description Expectations */
            expectations?: string;
            /** @description Portfolio links */
            portfolioLinks?: string;
            /** @description Sample content */
            sampleContent?: string;
            /** @description Additional information */
            additionalInfo?: string;
        };
        DdoInfo: {
            /**
             * @description Education
             * @enum {string}
             */
            education?: "12th Pass" | "Diploma" | "Graduate" | "Post Graduate" | "Professional Degree";
            /**
             * @description Experience
             * @enum {string}
             */
            experience?: "Fresher" | "1-2 years" | "2-5 years" | "5-10 years" | "10+ years";
            /** @description Current role */
            currentRole?: string;
            /** @description Sales experience */
            salesExperience?: string;
            /** @description Preferred district */
            preferredDistrict?: string;
            /** @description Knowledge of the district */
            districtKnowledge?: string;
            /** @description Languages known */
            languagesKnown?: string;
            /**
             * @description Vehicle ownership
             * @enum {string}
             */
            vehicleOwnership?: "Two Wheeler" | "Four Wheeler" | "Both" | "None (will arrange)";
            /** @description Motivation */
            motivation?: string;
            /** @description Goals */
            goals?: string;
            /**
             * @description Availability
             * @enum {string}
             */
            availability?: "Immediately" | "Within 15 days" | "Within 1 month" | "Within 2 months";
            /** @description References */
            references?: string;
            /** @description Additional information */
            additionalInfo?: string;
        };
        PartnershipInfo: {
            /** @description Organisation */
            organizationName?: string;
            /** @description Contact person */
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
            /** @description Expected outcome */
            expectedOutcome?: string;
            /** @description Collaboration */
            collaboration?: ("technology" | "pilot" | "distribution" | "research" | "franchise" | "other")[];
            /** @description Other collaboration */
            collaborationOther?: string;
        };
        Info: {
            /** @description Location */
            location?: string;
            /** @description Investment */
            investment?: string;
            /** @description Experience */
            experience?: string;
            /** @description Message */
            message?: string;
        };
        SoilTestingInfo: {
            /** @description Field address */
            fieldAddress?: string;
            /** @description Area of field */
            areaOfField?: string;
            /** @description Total area of field */
            totalAreaOfField?: string;
            /**
             * @description Type of soil
             * @enum {string}
             */
            typeOfSoil?: "clay" | "sandy" | "loamy" | "silty" | "peaty" | "chalky" | "mixed" | "unknown";
            /** @description Past crops */
            pastCrops?: string;
            /** @description Planned next crop */
            plannedNextCrop?: string;
            /**
             * Format: date
             * @description Preferred test date
             */
            preferredTestDate?: string;
            /** @description Additional notes */
            additionalNotes?: string;
        };
        LeadUpdatedResult: {
            message: string;
            data: components["schemas"]["Lead"];
        };
        RemovedLead: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            at: string;
        };
        LeadListPagination: {
            /** @description The page that this is, from 1 */
            currentPage: number;
            /** @description How many pages there are; 0 where there is nothing */
            totalPages: number;
            /** @description How many rows all pages have together, exactly */
            totalItems: number;
            /** @description How many rows a page has at most */
            pageSize: number;
            /** @description With `updatedSince` or `cursor`: where to read on, also later when there is more */
            nextCursor?: string | null;
        };
        LeadList: {
            data: components["schemas"]["ListedLead"][];
            /** @description With `updatedSince` or `cursor`: leads that left the list since and are not in it now, at most `limit` of them, whatever is filtered for but the type. Take them out of the copy; one that it does not have is none of yours */
            removed?: components["schemas"]["RemovedLead"][];
            pagination: components["schemas"]["LeadListPagination"];
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
            accessibleTypes: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
        };
        LeadTypesResult: {
            data: components["schemas"]["LeadTypes"];
        };
        LeadTypeCount: {
            /** @enum {string} */
            _id: "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing";
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
            /** @description Follow-ups on your own leads, for today or left over */
            ownFollowUps: number;
            /** @description Suspected spam, which is in no other count */
            suspectedSpam: number;
            leadsByType: components["schemas"]["LeadTypeCount"][];
            /** @description The five newest */
            recentLeads: components["schemas"]["Lead"][];
            accessibleLeadTypes: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
        };
        LeadStatsResult: {
            data: components["schemas"]["LeadStats"];
        };
        AssigneeList: {
            data: components["schemas"]["UserRef"][];
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
        LeadResult: {
            data: components["schemas"]["LeadDetail"];
        };
        PersonalInfoCorrection: {
            /** @description Full name, with a letter or a digit */
            fullName?: string;
            /**
             * Format: email
             * @description Email
             */
            email?: string;
            /** @description Phone */
            phone?: string;
            /** @description City */
            city?: string;
            /** @description State */
            state?: string;
            /** @description Address */
            address?: string;
            /** @description PIN code */
            pincode?: string;
            /** @description Age */
            age?: number;
        };
        UpdateLead: {
            /**
             * @description Status
             * @enum {string}
             */
            status?: "new" | "contacted" | "qualified" | "converted" | "closed" | "rejected";
            /**
             * @description Priority
             * @enum {string}
             */
            priority?: "low" | "medium" | "high" | "urgent";
            /**
             * Format: uuid
             * @description A user's id, or null for nobody
             */
            assignedTo?: string | null;
            /** @description Only what changes; an empty text takes an optional value away */
            personalInfo?: components["schemas"]["PersonalInfoCorrection"];
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
        AddNote: {
            /** @description Content */
            content: string;
        };
        AssignLead: {
            /**
             * Format: uuid
             * @description A user's id, or null for nobody
             */
            assignedTo: string | null;
        };
        DuplicateCandidate: {
            lead: components["schemas"]["Lead"];
            /** @description The state the lead is in, for `otherEtag` of a merge */
            etag: string;
            /** @description `name`: a similar name in the same place */
            reasons: ("phone" | "email" | "name")[];
            /** @description Both leads give a name, and the names are not alike: perhaps a family sharing a phone */
            namesDiffer: boolean;
            /** @enum {string} */
            state: "open" | "linked" | "dismissed";
            /** @description Who linked or dismissed */
            decidedBy: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            decidedAt: string | null;
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
            /** @description Newest first */
            notes: components["schemas"]["LeadNote"][];
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
        DecideDuplicate: {
            /**
             * Format: uuid
             * @description The other lead's id
             */
            other: string;
            /**
             * @description `linked`: one person, two requests; `dismissed`: not the same person; `open`: not decided (again)
             * @enum {string}
             */
            state: "open" | "linked" | "dismissed";
        };
        MergeLeads: {
            /**
             * Format: uuid
             * @description The other lead's id
             */
            other: string;
            /** @description The values that the lead of the address takes over from the other; everything else stays as it is. `details` are the fields of a type’s own group and need leads that share one */
            take?: ("status" | "priority" | "assignedTo" | "followUp" | "personalInfo.fullName" | "personalInfo.email" | "personalInfo.phone" | "personalInfo.city" | "personalInfo.state" | "personalInfo.address" | "personalInfo.pincode" | "personalInfo.age" | "details.message" | "details.location" | "details.investment" | "details.experience" | "details.timeline" | "details.expectations" | "details.dateOfBirth" | "details.gender" | "details.zipCode" | "details.currentBusinessName" | "details.registeredBusinessAddress" | "details.totalMonthlySales" | "details.netBusinessValue" | "details.averageSalesValue" | "details.storeSize" | "details.footfallsPerDay" | "details.totalMarketPopulation" | "details.nearestCanteenCode" | "details.ageRange" | "details.socialMediaHandles" | "details.followersCount" | "details.contentType" | "details.platformExperience" | "details.influencerExperience" | "details.brandCollaborations" | "details.contentCreationSkills" | "details.videoEditingSkills" | "details.targetAudience" | "details.contentStrategy" | "details.ruralConnection" | "details.languageSkills" | "details.motivation" | "details.timeCommitment" | "details.portfolioLinks" | "details.sampleContent" | "details.additionalInfo" | "details.education" | "details.currentRole" | "details.salesExperience" | "details.preferredDistrict" | "details.districtKnowledge" | "details.languagesKnown" | "details.vehicleOwnership" | "details.goals" | "details.availability" | "details.references" | "details.organizationName" | "details.contactPerson" | "details.partnershipType" | "details.entityTypeOther" | "details.proposalDetails" | "details.expectedOutcome" | "details.collaboration" | "details.collaborationOther" | "details.fieldAddress" | "details.areaOfField" | "details.totalAreaOfField" | "details.typeOfSoil" | "details.pastCrops" | "details.plannedNextCrop" | "details.preferredTestDate" | "details.additionalNotes")[];
            /** @description The `etag` of the other lead you last saw */
            otherEtag?: string;
        };
        OtherLead: {
            /**
             * Format: uuid
             * @description The other lead's id
             */
            other: string;
        };
        DailyReportRow: {
            /**
             * Format: date
             * @description The day in Asia/Kolkata
             */
            day: string;
            /** @enum {string} */
            type: "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing";
            /** @description How many came */
            leads: number;
        };
        DailyReport: {
            data: components["schemas"]["DailyReportRow"][];
        };
        TypeReportRow: {
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
            /** @enum {string} */
            type: "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing";
        };
        TypeReport: {
            data: components["schemas"]["TypeReportRow"][];
        };
        PromiseReportRow: {
            /**
             * @description Null for all types together
             * @enum {string|null}
             */
            type: "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing" | null;
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
            /** @description One first response in ten took longer than this */
            slowestTenthMinutes: number | null;
        };
        PromiseReport: {
            data: components["schemas"]["PromiseReportRow"][];
        };
        SourceReportRow: {
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
        AssigneeReportRow: {
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
            /** @description Null: nobody */
            assignee: components["schemas"]["UserRef"] | null;
        };
        AssigneeReport: {
            data: components["schemas"]["AssigneeReportRow"][];
        };
        StateReportRow: {
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
            /** @description ISO 3166-2:IN without `IN-`; null where no state was given, or none that is known */
            code: string | null;
            name: string | null;
        };
        StateReport: {
            data: components["schemas"]["StateReportRow"][];
        };
        ExportBody: {
            /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes */
            search?: string;
            /**
             * @description Calendar days in Asia/Kolkata
             * @enum {string}
             */
            dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
            /** @description First day (Asia/Kolkata) or moment */
            dateFrom?: string;
            /** @description Last day (Asia/Kolkata, inclusive) or moment */
            dateTo?: string;
            /**
             * @description Only leads assigned to nobody
             * @default false
             */
            unassigned?: boolean;
            /** @description A user's id, or `me` */
            assignedTo?: string;
            /**
             * @description Where the promised first contact stands
             * @enum {string}
             */
            promise?: "due_soon" | "overdue" | "kept" | "missed";
            /**
             * @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata
             * @enum {string}
             */
            followUp?: "due" | "today" | "upcoming";
            /**
             * @description Leads that may be of the same person as another one you may see, and about which nobody has decided
             * @enum {string}
             */
            duplicates?: "open";
            /** @description Only leads of these types */
            type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
            /** @description Only leads with one of these statuses */
            status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
            /** @description Only leads with one of these priorities */
            priority?: ("low" | "medium" | "high" | "urgent")[];
            /**
             * @description Suspected spam instead of leads
             * @default false
             */
            quarantined?: boolean;
            /**
             * @description `dueAt`: open promises by their due time, then the rest; `work`: due follow-ups, open promises, later follow-ups, the rest newest first, what is done last. Ascending is the most urgent first
             * @default createdAt
             * @enum {string}
             */
            sortBy?: "personalInfo.fullName" | "type" | "status" | "createdAt" | "priority" | "updatedAt" | "dueAt" | "work";
            /**
             * @description Ascending or descending
             * @default desc
             * @enum {string}
             */
            sortOrder?: "asc" | "desc";
            /**
             * @description `labels`: as people read them, times in Asia/Kolkata. `codes`: headers, values and times as this API has them
             * @default labels
             * @enum {string}
             */
            values?: "labels" | "codes";
            /** @description Only these leads */
            leadIds?: string[];
        };
        Pagination: {
            /** @description The page that this is, from 1 */
            currentPage: number;
            /** @description How many pages there are; 0 where there is nothing */
            totalPages: number;
            /** @description How many rows all pages have together, exactly */
            totalItems: number;
            /** @description How many rows a page has at most */
            pageSize: number;
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
        CreateUser: {
            /** @description Name, with a letter or a digit */
            name: string;
            /**
             * Format: email
             * @description Email
             */
            email: string;
            /**
             * Format: password
             * @description Password: none of the commonest, not made of the email, the name or the company
             */
            password: string;
            /**
             * @description agent when left out; sets the rights that are left out
             * @enum {string}
             */
            role?: "agent" | "manager" | "admin";
            /** @description Permissions. Left out, the role sets them; where some are named, those that are not are false */
            permissions?: {
                canViewAllLeads?: boolean;
                canEditAllLeads?: boolean;
                canDeleteLeads?: boolean;
                canManageUsers?: boolean;
                canViewReports?: boolean;
                canExportData?: boolean;
                canBulkActions?: boolean;
                canErasePersonalData?: boolean;
            };
            /** @description Lead type access. Left out, the role sets them; where some are named, those that are not are false */
            leadTypeAccess?: {
                contact?: boolean;
                franchise?: boolean;
                quick_contact?: boolean;
                newsletter?: boolean;
                sarthi?: boolean;
                bdo_application?: boolean;
                ddo_application?: boolean;
                partner?: boolean;
                partnership?: boolean;
                kisan_canteen?: boolean;
                kisan_canteen_enquiry?: boolean;
                kisan_mandi?: boolean;
                soil_testing?: boolean;
            };
        };
        UpdateUser: {
            /** @description Name, with a letter or a digit */
            name?: string;
            /**
             * Format: email
             * @description Email
             */
            email?: string;
            /**
             * @description Role
             * @enum {string}
             */
            role?: "agent" | "manager" | "admin";
            /** @description Permissions. Those that are not named stay as they are */
            permissions?: {
                canViewAllLeads?: boolean;
                canEditAllLeads?: boolean;
                canDeleteLeads?: boolean;
                canManageUsers?: boolean;
                canViewReports?: boolean;
                canExportData?: boolean;
                canBulkActions?: boolean;
                canErasePersonalData?: boolean;
            };
            /** @description Lead type access. Those that are not named stay as they are */
            leadTypeAccess?: {
                contact?: boolean;
                franchise?: boolean;
                quick_contact?: boolean;
                newsletter?: boolean;
                sarthi?: boolean;
                bdo_application?: boolean;
                ddo_application?: boolean;
                partner?: boolean;
                partnership?: boolean;
                kisan_canteen?: boolean;
                kisan_canteen_enquiry?: boolean;
                kisan_mandi?: boolean;
                soil_testing?: boolean;
            };
            /**
             * Format: password
             * @description The caller's own password, needed where the sign-in is older than 15 minutes
             */
            currentPassword?: string;
        };
        SetLeadAccess: {
            /** @description Lead type access. Those that are not named stay as they are */
            leadTypeAccess: {
                contact?: boolean;
                franchise?: boolean;
                quick_contact?: boolean;
                newsletter?: boolean;
                sarthi?: boolean;
                bdo_application?: boolean;
                ddo_application?: boolean;
                partner?: boolean;
                partnership?: boolean;
                kisan_canteen?: boolean;
                kisan_canteen_enquiry?: boolean;
                kisan_mandi?: boolean;
                soil_testing?: boolean;
            };
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
        SavedView: {
            /** Format: uuid */
            _id: string;
            name: string;
            query: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SavedViewList: {
            data: components["schemas"]["SavedView"][];
        };
        CreateView: {
            /** @description Name */
            name: string;
            /** @description The query of the view's address, without the question mark */
            query: string;
        };
        SavedViewResult: {
            data: components["schemas"]["SavedView"];
        };
        UpdateView: {
            /** @description Name */
            name?: string;
            /** @description The query of the view's address, without the question mark */
            query?: string;
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
            /**
             * @description The language of the page
             * @enum {string}
             */
            language?: "en" | "hi";
        };
        CreateLead: components["schemas"]["ContactSubmission"] | components["schemas"]["FranchiseSubmission"] | components["schemas"]["QuickContactSubmission"] | components["schemas"]["NewsletterSubmission"] | components["schemas"]["KisanSarthiSubmission"] | components["schemas"]["BDOApplicationSubmission"] | components["schemas"]["DDOApplicationSubmission"] | components["schemas"]["PartnerSubmission"] | components["schemas"]["PartnershipSubmission"] | components["schemas"]["KisanCanteenSubmission"] | components["schemas"]["KisanCanteenEnquirySubmission"] | components["schemas"]["KisanMandiSubmission"] | components["schemas"]["SoilTestingSubmission"];
        Lead: components["schemas"]["ContactLead"] | components["schemas"]["FranchiseLead"] | components["schemas"]["QuickContactLead"] | components["schemas"]["NewsletterLead"] | components["schemas"]["KisanSarthiLead"] | components["schemas"]["BDOApplicationLead"] | components["schemas"]["DDOApplicationLead"] | components["schemas"]["PartnerLead"] | components["schemas"]["PartnershipLead"] | components["schemas"]["KisanCanteenLead"] | components["schemas"]["KisanCanteenEnquiryLead"] | components["schemas"]["KisanMandiLead"] | components["schemas"]["SoilTestingLead"];
        ListedLead: components["schemas"]["ListedContactLead"] | components["schemas"]["ListedFranchiseLead"] | components["schemas"]["ListedQuickContactLead"] | components["schemas"]["ListedNewsletterLead"] | components["schemas"]["ListedKisanSarthiLead"] | components["schemas"]["ListedBDOApplicationLead"] | components["schemas"]["ListedDDOApplicationLead"] | components["schemas"]["ListedPartnerLead"] | components["schemas"]["ListedPartnershipLead"] | components["schemas"]["ListedKisanCanteenLead"] | components["schemas"]["ListedKisanCanteenEnquiryLead"] | components["schemas"]["ListedKisanMandiLead"] | components["schemas"]["ListedSoilTestingLead"];
        LeadDetail: components["schemas"]["ContactLeadDetail"] | components["schemas"]["FranchiseLeadDetail"] | components["schemas"]["QuickContactLeadDetail"] | components["schemas"]["NewsletterLeadDetail"] | components["schemas"]["KisanSarthiLeadDetail"] | components["schemas"]["BDOApplicationLeadDetail"] | components["schemas"]["DDOApplicationLeadDetail"] | components["schemas"]["PartnerLeadDetail"] | components["schemas"]["PartnershipLeadDetail"] | components["schemas"]["KisanCanteenLeadDetail"] | components["schemas"]["KisanCanteenEnquiryLeadDetail"] | components["schemas"]["KisanMandiLeadDetail"] | components["schemas"]["SoilTestingLeadDetail"];
        LeadFields: {
            /** Format: uuid */
            _id: string;
            /** @description 10 characters of Crockford base 32, shown as XXXXX-XXXXX */
            reference: string;
            /** @enum {string} */
            status: "new" | "contacted" | "qualified" | "converted" | "closed" | "rejected";
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            priority: "low" | "medium" | "high" | "urgent";
            personalInfo: components["schemas"]["PersonalInfo"];
            /** @description The phone in E.164 form */
            phoneE164: string | null;
            /** @description The phone number looks wrong */
            phoneDoubtful: boolean;
            assignedTo: components["schemas"]["UserRef"] | null;
            /** @description Suspected spam */
            quarantined: boolean;
            /**
             * Format: date-time
             * @description Since when the lead is a row without a person: its personal data was erased, and nothing of it changes any more
             */
            erasedAt: string | null;
            promise: components["schemas"]["LeadPromise"];
            followUp: components["schemas"]["FollowUp"] | null;
            /** Format: date-time */
            updatedAt: string;
        };
        ListedLeadFields: {
            /** @description How many other leads may be of the same person, of those you may see and undecided ones */
            possibleDuplicates: number;
            /**
             * Format: date-time
             * @description When anything of it changed last, its notes and history included
             */
            activityAt: string;
            /** @description The state it is in, for If-Match; the ETag of the lead itself */
            etag: string;
            /** @description Page and campaign (utm) that it came through */
            source: components["schemas"]["LeadSource"] | null;
            consent: components["schemas"]["LeadConsent"] | null;
        };
        LeadDetailFields: {
            /**
             * Format: uuid
             * @description The lead that this one was merged into; it is in no list then and cannot be changed
             */
            mergedInto: string | null;
            /** @description Newest first */
            notes: components["schemas"]["LeadNote"][];
            /** @description Newest first */
            history: components["schemas"]["LeadHistory"][];
        };
        ContactLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "contact";
            contactForm: components["schemas"]["ContactForm"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact";
        };
        FranchiseLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "franchise";
            franchiseInfo: components["schemas"]["FranchiseInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "franchise";
        };
        QuickContactLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "quick_contact";
            contactForm: components["schemas"]["ContactForm"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quick_contact";
        };
        NewsletterLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "newsletter";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "newsletter";
        };
        KisanSarthiLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "sarthi";
            sarthiInfo: components["schemas"]["SarthiInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sarthi";
        };
        BDOApplicationLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "bdo_application";
            bdoInfo: components["schemas"]["BdoInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bdo_application";
        };
        DDOApplicationLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "ddo_application";
            ddoInfo: components["schemas"]["DdoInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ddo_application";
        };
        PartnerLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "partner";
            partnershipInfo: components["schemas"]["PartnershipInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partner";
        };
        PartnershipLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "partnership";
            partnershipInfo: components["schemas"]["PartnershipInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partnership";
        };
        KisanCanteenLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "kisan_canteen";
            info: components["schemas"]["Info"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen";
        };
        KisanCanteenEnquiryLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "kisan_canteen_enquiry";
            info: components["schemas"]["Info"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen_enquiry";
        };
        KisanMandiLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "kisan_mandi";
            info: components["schemas"]["Info"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_mandi";
        };
        SoilTestingLead: components["schemas"]["LeadFields"] & {
            /** @enum {string} */
            type: "soil_testing";
            soilTestingInfo: components["schemas"]["SoilTestingInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "soil_testing";
        };
        ListedContactLead: components["schemas"]["ContactLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact";
        };
        ListedFranchiseLead: components["schemas"]["FranchiseLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "franchise";
        };
        ListedQuickContactLead: components["schemas"]["QuickContactLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quick_contact";
        };
        ListedNewsletterLead: components["schemas"]["NewsletterLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "newsletter";
        };
        ListedKisanSarthiLead: components["schemas"]["KisanSarthiLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sarthi";
        };
        ListedBDOApplicationLead: components["schemas"]["BDOApplicationLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bdo_application";
        };
        ListedDDOApplicationLead: components["schemas"]["DDOApplicationLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ddo_application";
        };
        ListedPartnerLead: components["schemas"]["PartnerLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partner";
        };
        ListedPartnershipLead: components["schemas"]["PartnershipLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partnership";
        };
        ListedKisanCanteenLead: components["schemas"]["KisanCanteenLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen";
        };
        ListedKisanCanteenEnquiryLead: components["schemas"]["KisanCanteenEnquiryLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen_enquiry";
        };
        ListedKisanMandiLead: components["schemas"]["KisanMandiLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_mandi";
        };
        ListedSoilTestingLead: components["schemas"]["SoilTestingLead"] & components["schemas"]["ListedLeadFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "soil_testing";
        };
        ContactLeadDetail: components["schemas"]["ListedContactLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact";
        };
        FranchiseLeadDetail: components["schemas"]["ListedFranchiseLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "franchise";
        };
        QuickContactLeadDetail: components["schemas"]["ListedQuickContactLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quick_contact";
        };
        NewsletterLeadDetail: components["schemas"]["ListedNewsletterLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "newsletter";
        };
        KisanSarthiLeadDetail: components["schemas"]["ListedKisanSarthiLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sarthi";
        };
        BDOApplicationLeadDetail: components["schemas"]["ListedBDOApplicationLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bdo_application";
        };
        DDOApplicationLeadDetail: components["schemas"]["ListedDDOApplicationLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ddo_application";
        };
        PartnerLeadDetail: components["schemas"]["ListedPartnerLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partner";
        };
        PartnershipLeadDetail: components["schemas"]["ListedPartnershipLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partnership";
        };
        KisanCanteenLeadDetail: components["schemas"]["ListedKisanCanteenLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen";
        };
        KisanCanteenEnquiryLeadDetail: components["schemas"]["ListedKisanCanteenEnquiryLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen_enquiry";
        };
        KisanMandiLeadDetail: components["schemas"]["ListedKisanMandiLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_mandi";
        };
        SoilTestingLeadDetail: components["schemas"]["ListedSoilTestingLead"] & components["schemas"]["LeadDetailFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "soil_testing";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown email, wrong password or inactive account */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 8 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More passwords wait to be checked than a second is enough for; see Retry-After, or more is being sent than can be worked on; see Retry-After, or the database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More passwords wait to be checked than a second is enough for; see Retry-After, or the database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logout: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such session of the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: string;
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: string;
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: string;
                /** @description Only leads assigned to nobody */
                unassigned?: boolean;
                /** @description A user's id, or `me` */
                assignedTo?: string;
                /** @description Where the promised first contact stands */
                promise?: "due_soon" | "overdue" | "kept" | "missed";
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: "due" | "today" | "upcoming";
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: "open";
                /** @description Only leads of these types */
                type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
                /** @description Only leads with one of these statuses */
                status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
                /** @description Only leads with one of these priorities */
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Suspected spam instead of leads */
                quarantined?: boolean;
                /** @description `dueAt`: open promises by their due time, then the rest; `work`: due follow-ups, open promises, later follow-ups, the rest newest first, what is done last. Ascending is the most urgent first */
                sortBy?: "personalInfo.fullName" | "type" | "status" | "createdAt" | "priority" | "updatedAt" | "dueAt" | "work";
                /** @description Ascending or descending */
                sortOrder?: "asc" | "desc";
                /** @description The page, from 1 */
                page?: number;
                /** @description Rows a page */
                limit?: number;
                /** @description Only leads of which anything changed since, notes and calls too, in the order of their last change; read on with `pagination.nextCursor`. With it the answer also tells what was `removed`. For example `2026-04-22` */
                updatedSince?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadCreatedResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The same submission is still being saved; see Retry-After */
            409: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key was used for another submission */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More is being sent than can be worked on; see Retry-After, or the database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canBulkActions, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The assignee is not an active user */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canBulkActions, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLeadsByPost: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canBulkActions, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canBulkActions, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canBulkActions, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The assignee is not an active user */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreLeads: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canBulkActions, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogCall"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet, or the lead is not the caller's to change */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The lead was merged into another one, or the lead's personal data was erased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone else changed the lead meanwhile */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetFollowUp"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadUpdatedResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet, or the lead is not the caller's to change */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The lead was merged into another one, or the lead's personal data was erased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone else changed the lead meanwhile */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    eraseLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadUpdatedResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canErasePersonalData, or the generated first password is not changed yet, or the lead is not the caller's to change */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The lead was merged into another one, or the lead's personal data was erased, or a lead of a type the caller may not see was merged into it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone else changed the lead meanwhile */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadTypesResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadStatsResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAssignees: {
        parameters: {
            query?: {
                /** @description Only users who may see leads of this type */
                type?: "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssigneeList"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLead"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadUpdatedResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet, or the lead is not the caller's to change */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The lead was merged into another one, or the lead's personal data was erased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone else changed the lead meanwhile */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The assignee is inactive or may not see this type */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canDeleteLeads, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The lead was merged into another one, or a lead of a type the caller may not see was merged into it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone else changed the lead meanwhile */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNote"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet, or the lead is not the caller's to change */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The lead was merged into another one, or the lead's personal data was erased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone else changed the lead meanwhile */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assignLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignLead"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadUpdatedResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canEditAllLeads, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The lead was merged into another one, or the lead's personal data was erased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone else changed the lead meanwhile */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The assignee is inactive or may not see this type */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canEditAllLeads, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The lead was merged into another one, or the lead's personal data was erased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone else changed the lead meanwhile */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatesResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decideDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet, or the lead is not the caller's to change */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, no such flag, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description One of the two was merged into another lead, or the personal data of one of the two was erased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mergeLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of this lead you last saw. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeLeads"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadUpdatedResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet, or the lead is not the caller's to change */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, no such flag, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description One of the two was merged into another lead, or the personal data of one of the two was erased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone else changed one of the leads meanwhile */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The assignee is inactive or may not see this type */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unmergeLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: string;
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
                    /** @description State of the lead */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadUpdatedResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet, or the lead is not the caller's to change */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such lead, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not merged into this one, or changed since the merge, or the lead's personal data was erased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDailyReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: string;
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: string;
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: string;
                /** @description Only leads assigned to nobody */
                unassigned?: boolean;
                /** @description A user's id, or `me` */
                assignedTo?: string;
                /** @description Where the promised first contact stands */
                promise?: "due_soon" | "overdue" | "kept" | "missed";
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: "due" | "today" | "upcoming";
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: "open";
                /** @description Only leads of these types */
                type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
                /** @description Only leads with one of these statuses */
                status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
                /** @description Only leads with one of these priorities */
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Suspected spam instead of leads */
                quarantined?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyReport"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canViewReports, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTypeReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: string;
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: string;
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: string;
                /** @description Only leads assigned to nobody */
                unassigned?: boolean;
                /** @description A user's id, or `me` */
                assignedTo?: string;
                /** @description Where the promised first contact stands */
                promise?: "due_soon" | "overdue" | "kept" | "missed";
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: "due" | "today" | "upcoming";
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: "open";
                /** @description Only leads of these types */
                type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
                /** @description Only leads with one of these statuses */
                status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
                /** @description Only leads with one of these priorities */
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Suspected spam instead of leads */
                quarantined?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeReport"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canViewReports, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPromiseReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: string;
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: string;
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: string;
                /** @description Only leads assigned to nobody */
                unassigned?: boolean;
                /** @description A user's id, or `me` */
                assignedTo?: string;
                /** @description Where the promised first contact stands */
                promise?: "due_soon" | "overdue" | "kept" | "missed";
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: "due" | "today" | "upcoming";
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: "open";
                /** @description Only leads of these types */
                type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
                /** @description Only leads with one of these statuses */
                status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
                /** @description Only leads with one of these priorities */
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Suspected spam instead of leads */
                quarantined?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseReport"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canViewReports, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSourceReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: string;
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: string;
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: string;
                /** @description Only leads assigned to nobody */
                unassigned?: boolean;
                /** @description A user's id, or `me` */
                assignedTo?: string;
                /** @description Where the promised first contact stands */
                promise?: "due_soon" | "overdue" | "kept" | "missed";
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: "due" | "today" | "upcoming";
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: "open";
                /** @description Only leads of these types */
                type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
                /** @description Only leads with one of these statuses */
                status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
                /** @description Only leads with one of these priorities */
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Suspected spam instead of leads */
                quarantined?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceReport"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canViewReports, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAssigneeReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: string;
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: string;
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: string;
                /** @description Only leads assigned to nobody */
                unassigned?: boolean;
                /** @description A user's id, or `me` */
                assignedTo?: string;
                /** @description Where the promised first contact stands */
                promise?: "due_soon" | "overdue" | "kept" | "missed";
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: "due" | "today" | "upcoming";
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: "open";
                /** @description Only leads of these types */
                type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
                /** @description Only leads with one of these statuses */
                status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
                /** @description Only leads with one of these priorities */
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Suspected spam instead of leads */
                quarantined?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssigneeReport"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canViewReports, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStateReport: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: string;
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: string;
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: string;
                /** @description Only leads assigned to nobody */
                unassigned?: boolean;
                /** @description A user's id, or `me` */
                assignedTo?: string;
                /** @description Where the promised first contact stands */
                promise?: "due_soon" | "overdue" | "kept" | "missed";
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: "due" | "today" | "upcoming";
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: "open";
                /** @description Only leads of these types */
                type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
                /** @description Only leads with one of these statuses */
                status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
                /** @description Only leads with one of these priorities */
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Suspected spam instead of leads */
                quarantined?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateReport"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canViewReports, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadReport: {
        parameters: {
            query: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: string;
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: string;
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: string;
                /** @description Only leads assigned to nobody */
                unassigned?: boolean;
                /** @description A user's id, or `me` */
                assignedTo?: string;
                /** @description Where the promised first contact stands */
                promise?: "due_soon" | "overdue" | "kept" | "missed";
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: "due" | "today" | "upcoming";
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: "open";
                /** @description Only leads of these types */
                type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
                /** @description Only leads with one of these statuses */
                status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
                /** @description Only leads with one of these priorities */
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Suspected spam instead of leads */
                quarantined?: boolean;
                /** @description Which report, by the end of its address */
                report: "daily" | "types" | "promises" | "sources" | "assignees" | "states";
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
                    /** @description The name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canViewReports, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportLeads: {
        parameters: {
            query?: {
                /** @description Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes. For example `sunita` */
                search?: string;
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: "today" | "yesterday" | "last7days" | "last30days" | "last90days" | "custom";
                /** @description First day (Asia/Kolkata) or moment. For example `2026-04-22` */
                dateFrom?: string;
                /** @description Last day (Asia/Kolkata, inclusive) or moment. For example `2026-04-22` */
                dateTo?: string;
                /** @description Only leads assigned to nobody */
                unassigned?: boolean;
                /** @description A user's id, or `me` */
                assignedTo?: string;
                /** @description Where the promised first contact stands */
                promise?: "due_soon" | "overdue" | "kept" | "missed";
                /** @description Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata */
                followUp?: "due" | "today" | "upcoming";
                /** @description Leads that may be of the same person as another one you may see, and about which nobody has decided */
                duplicates?: "open";
                /** @description Only leads of these types */
                type?: ("contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing")[];
                /** @description Only leads with one of these statuses */
                status?: ("new" | "contacted" | "qualified" | "converted" | "closed" | "rejected")[];
                /** @description Only leads with one of these priorities */
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Suspected spam instead of leads */
                quarantined?: boolean;
                /** @description `dueAt`: open promises by their due time, then the rest; `work`: due follow-ups, open promises, later follow-ups, the rest newest first, what is done last. Ascending is the most urgent first */
                sortBy?: "personalInfo.fullName" | "type" | "status" | "createdAt" | "priority" | "updatedAt" | "dueAt" | "work";
                /** @description Ascending or descending */
                sortOrder?: "asc" | "desc";
                /** @description `labels`: as people read them, times in Asia/Kolkata. `codes`: headers, values and times as this API has them */
                values?: "labels" | "codes";
                /** @description Only these leads; more fit a body (POST) */
                leadIds?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. One that breaks off has no last chunk: the connection is closed. */
            200: {
                headers: {
                    /** @description The name of the file */
                    "Content-Disposition"?: string;
                    /** @description How many leads the file holds */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canExportData, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many exports at once; see Retry-After */
            429: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportLeadsByPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportBody"];
            };
        };
        responses: {
            /** @description The file. One that breaks off has no last chunk: the connection is closed. */
            200: {
                headers: {
                    /** @description The name of the file */
                    "Content-Disposition"?: string;
                    /** @description How many leads the file holds */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canExportData, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many exports at once; see Retry-After */
            429: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description A literal piece of the name or email. For example `sunita` */
                search?: string;
                /** @description Only users of this role */
                role?: "agent" | "manager" | "admin";
                /** @description Only active users, or only those who are not */
                isActive?: boolean;
                /** @description The page, from 1 */
                page?: number;
                /** @description Rows a page */
                limit?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The email is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More passwords wait to be checked than a second is enough for; see Retry-After, or the database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantableLeadTypesResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such user, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such user, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The email is taken, or an administrator keeps every lead type, or this is the last active administrator */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More passwords wait to be checked than a second is enough for; see Retry-After, or the database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such user, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description This is the last active administrator */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setLeadAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetLeadAccess"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such user, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An administrator keeps every lead type */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    toggleUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such user, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description This is the last active administrator */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller lacks canManageUsers, or the generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such user, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More passwords wait to be checked than a second is enough for; see Retry-After, or the database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You have another view of this name */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You have 50 views already */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view's id */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResult"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such view, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You have another view of this name */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that no longer holds */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The generated first password is not changed yet */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such view, or out of the caller's sight */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
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
            header?: never;
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something sent has to be corrected; `errors` names it */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 256 KB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More is being sent than can be worked on; see Retry-After, or the database is away; see Retry-After */
            503: {
                headers: {
                    /** @description Seconds to wait before another try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
